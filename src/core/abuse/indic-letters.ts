/** First and last code point of the nine Indian scripts that Unicode lays out alike, 128 code points each, from Devanagari to Malayalam. */
const [first, last] = [0x09_00, 0x0d_7f];
const nukta = 0x3c;
const virama = 0x4d;
const anusvara = 0x02;
const nasals: ReadonlySet<number> = new Set([0x19, 0x1e, 0x23, 0x28, 0x2e]);

/** Long vowels, and other signs that are written for each other, by the place in their script. */
const sameSound: ReadonlyMap<number, number> = new Map([
  [0x40, 0x3f],
  [0x42, 0x41],
  [0x08, 0x07],
  [0x0a, 0x09],
  [0x01, anusvara],
  [0x46, 0x47],
  [0x4a, 0x4b],
]);

export const isIndic = (codePoint: number): boolean => codePoint >= first && codePoint <= last;

/** The letter as spellings share it: long vowels short, no nukta. Empty for a sign that spellings leave out. */
export function indicLetter(codePoint: number): string {
  const place = codePoint & 0x7f;
  return place === nukta ? '' : String.fromCodePoint(codePoint - place + (sameSound.get(place) ?? place));
}

/** The spelling that words share: a nasal before another consonant as an anusvara, and letters held down once. */
export function sharedSpelling(letters: string): string {
  const word = letters.normalize('NFC');
  let spelled = '';
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    const isNasal = isIndic(code) && nasals.has(code & 0x7f) && (word.charCodeAt(at + 1) & 0x7f) === virama && isIndic(word.charCodeAt(at + 2));
    if (isNasal) {
      spelled += String.fromCodePoint(code - (code & 0x7f) + anusvara);
      at++;
    } else if (word[at] !== spelled.at(-1)) spelled += word[at];
  }
  return spelled;
}

/** Letters of Indian scripts and of Urdu as they are compared. */
export const foldedLetters = (letters: string): string =>
  sharedSpelling(
    [...letters.normalize('NFD')].map((letter) => (isIndic(letter.charCodeAt(0)) ? indicLetter(letter.charCodeAt(0)) : arabicLetter(letter))).join(''),
  );

/** The Devanagari word without its nasal signs, which hands put where none is spoken (`भोंसड़ी`); nothing when it has none, or when it is the word for a lad. */
export const withoutNasals = (word: string): string | undefined =>
  /^[\u0900-\u097f]/.test(word) && word.includes('ं') && !/^ल[ौो]ं/.test(word) ? foldedLetters(word.replaceAll('ं', '')) : undefined;

const arabic: ReadonlyMap<string, string> = new Map([
  ...[...'يىئ'].map((letter) => [letter, 'ی'] as const),
  ...[...'ك'].map((letter) => [letter, 'ک'] as const),
  ...[...'هةۃھۂ'].map((letter) => [letter, 'ہ'] as const),
  ...[...'أإآٱ'].map((letter) => [letter, 'ا'] as const),
  ['ؤ', 'و'],
]);

/** The letter as Urdu writes it, without the forms that keyboards of other languages give; vowel marks are left out. */
export const arabicLetter = (letter: string): string => (/[\u064b-\u065f\u0670\u0640]/.test(letter) ? '' : (arabic.get(letter) ?? letter));
