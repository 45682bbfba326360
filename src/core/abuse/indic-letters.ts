/** Range of nine Indian scripts with parallel Unicode layout, from Devanagari to Malayalam. */
const [first, last] = [0x09_00, 0x0d_7f];
const nukta = 0x3c;
const virama = 0x4d;
const anusvara = 0x02;
const nasals: ReadonlySet<number> = new Set([0x19, 0x1e, 0x23, 0x28, 0x2e]);

/** Interchangeable vowels and signs, by place in the script. */
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

/** Shortens vowels and drops nukta. Empty for optional signs. */
export function indicLetter(codePoint: number): string {
  const place = codePoint & 0x7f;
  return place === nukta ? '' : String.fromCodePoint(codePoint - place + (sameSound.get(place) ?? place));
}

/** Normalizes nasals to anusvara and repeated letters to one. */
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

export const foldedLetters = (letters: string): string =>
  sharedSpelling(
    [...letters.normalize('NFD')].map((letter) => (isIndic(letter.charCodeAt(0)) ? indicLetter(letter.charCodeAt(0)) : arabicLetter(letter))).join(''),
  );

/** Removes stray nasal signs (`भोंसड़ी`). Nothing without any, or for the word for a lad. */
export const withoutNasals = (word: string): string | undefined =>
  /^[\u0900-\u097f]/.test(word) && word.includes('ं') && !/^ल[ौो]ं/.test(word) ? foldedLetters(word.replaceAll('ं', '')) : undefined;

const arabic: ReadonlyMap<string, string> = new Map([
  ...[...'يىئ'].map((letter) => [letter, 'ی'] as const),
  ...[...'ك'].map((letter) => [letter, 'ک'] as const),
  ...[...'هةۃھۂ'].map((letter) => [letter, 'ہ'] as const),
  ...[...'أإآٱ'].map((letter) => [letter, 'ا'] as const),
  ['ؤ', 'و'],
]);

/** Urdu form of a letter from any keyboard, without vowel marks. */
export const arabicLetter = (letter: string): string => (/[\u064b-\u065f\u0670\u0640]/.test(letter) ? '' : (arabic.get(letter) ?? letter));
