/** The patterns by which a name in Latin letters is found that was typed in Devanagari as it is said, for names in small letters without accents. */
export interface TransliterationPattern {
  readonly atBeginning: string;
  readonly atAnyWord: string;
}

type Letters = Readonly<Record<string, string>>;

/** Each group of letters of Devanagari with the ways in which names write it in Latin letters. */
const consonants = lettersIn(
  'क=(kk?|cc?h?|ck|q), ख=kh?, ग घ=gg?h?, ङ ञ ण न=nn?, च=(t?ch?|t), छ=ch?h?, ज=(j|z|d?g), झ=(jh?|z), ट ठ त थ=tt?h?, ड ढ=(dd?h?|rh?), द ध=dd?h?, प=pp?, फ=(ph|ff?), ब=bb?, भ=bh?, म=mm?, य=[yi], र=rr?, ल ळ=ll?, व=[vwuo], श ष=(ss?h?|c|ti), स=(ss?|c|z), ह=h, क्स=(x|[kc]k?s|cc), क्ष=(x|k?sh)',
);
const vowels = lettersIn(
  'अ=[aeiou], आ ा=(a[auhr]?|o|u), इ ई ि ी=(ee?|i|ie|ei|ey|ea|y), उ ऊ ु ू=(oo?|ou|u|w), ऋ ृ=r[iu], ए ऍ े ॅ=(a|ai|ay|ee?|ei|ey|ea), ऐ ै=(a|ai|ay|ee?|ei|i), ओ औ ऑ ो ौ ॉ=(oo?|ou|ow|oa|au|aw|a), आय ाय=(ia|ie|ai|aya?|ye)',
);
const signs = lettersIn('ँ ं=[nm]?, ः=h?, ्=');

/** Letters that are written as one, before single ones. A long a with y is one only where y has no vowel of its own. */
const letter = /क्स|क्ष|(?:आ|ा)य(?![\u093E-\u094D])|[^]/gu;

/** The vowel that is not written behind a consonant: any, or none. */
const unwritten = '[aeiou]?';

/** What was typed in Devanagari, as it may be written in Latin letters: विप्रो finds Wipro. Nothing where no letter of it is Devanagari. */
export function transliterationPattern(asked: string): TransliterationPattern | undefined {
  const letters = asked.trim().toLowerCase().normalize('NFD').replaceAll('\u093C', '').match(letter) ?? [];
  if (!letters.some((each) => Object.hasOwn(consonants, each) || Object.hasOwn(vowels, each))) return undefined;
  const said = letters.map((each, at) => patternOf(each) + (isBare(letters, at) ? unwritten : '')).join('');
  return { atBeginning: `^${said}`, atAnyWord: `(^|[^a-z0-9])${said}` };
}

const patternOf = (each: string): string => consonants[each] ?? vowels[each] ?? signs[each] ?? (/[a-z0-9]/.test(each) ? each : '[^a-z0-9]+');

/** Whether a consonant is followed by a letter, without a vowel or the sign that there is none. */
function isBare(letters: readonly string[], at: number): boolean {
  const [here = '', next = ''] = [letters[at], letters[at + 1]];
  return Object.hasOwn(consonants, here) && (Object.hasOwn(consonants, next) || next === 'ं' || next === 'ँ');
}

function lettersIn(text: string): Letters {
  return Object.fromEntries(
    text.split(', ').flatMap((group) => {
      const [letters = '', pattern = ''] = group.split('=');
      return letters.split(' ').map((each) => [each, pattern] as const);
    }),
  );
}
