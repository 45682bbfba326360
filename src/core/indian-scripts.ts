/** Letters placed differently than in Devanagari, and pairs not said as written. */
const particular = pairsIn(
  'ওয় व | ওয় व | ഴ് र् | ন্ট न्ट | ৎ त् | ৰ र | ৱ व | ੰ ं | ੱ  | ੲ इ | ੳ उ | ୟ य | ୱ व | ற்ற ट्ट | ன்ற न्ट | ஃப फ | ஃ  | ೞ ळ | ഩ न | ഺ ट | ന്റ न्ट | ൻ്റ न्ट | റ്റ ट्ट | ൺ ण | ൻ न | ർ र | ൽ ल | ൾ ळ | ൿ क',
);

function pairsIn(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' | ').map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const));
}

const particulars = new RegExp([...particular.keys()].toSorted((one, other) => other.length - one.length).join('|'), 'gu');

/** Indic blocks whose letters share the order of Devanagari. */
const letters = /[\u0980-\u0D7F]/g;
const block = 0x80;
const devanagari = 0x900;

/** Rarely typed dots below letters, so क़ is read as क. */
const nuktas = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/gu;

export const withoutNukta = (text: string): string => text.normalize('NFD').replace(nuktas, '').normalize('NFC');

/** Maps all Indic scripts to Devanagari by sound: কোয়েল to कोयेल. */
export const inDevanagari = (text: string): string =>
  withoutNukta(
    text
      .replace(particulars, (found) => particular.get(found) ?? found)
      .replace(letters, (letter) => String.fromCharCode(devanagari + (letter.charCodeAt(0) % block))),
  );

export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

export const isOfOtherScript = (word: string): boolean => word.search(letters) >= 0;

const zeros = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '۰', '٠'].map((zero) => zero.charCodeAt(0));

/** Keeps the length, mapping digits of all Indic scripts to 0–9. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const zero = zeros.find((first) => digit.charCodeAt(0) >= first && digit.charCodeAt(0) < first + 10);
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
  });
