/** Text in small plain letters with single blanks, and the place of each of them in the original. */
export interface FoldedReply {
  readonly plain: string;
  readonly places: readonly number[];
}

const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  ο: 'o',
  α: 'a',
  '’': "'",
  '‘': "'",
  '`': "'",
};

const isBetween = /[\s_\-\u00ad\u200b-\u200f\u2010-\u2015]/;
const isMark = /[\u0300-\u036f]/;

/** Reads letters of other alphabets that look alike, and gaps of any kind as one blank. */
export function foldedReply(text: string): FoldedReply {
  let plain = '';
  const places: number[] = [];
  for (let at = 0; at < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const small = isBetween.test(sign) ? ' ' : sign.normalize('NFKD').toLowerCase();
    for (const letter of small) {
      if (isMark.test(letter) || (letter === ' ' && (plain === '' || plain.endsWith(' ')))) continue;
      const said = lookAlikes[letter] ?? letter;
      plain += said;
      for (let step = 0; step < said.length; step++) places.push(at);
    }
    at += sign.length;
  }
  return { plain, places };
}

/** Compares two replies without their marks, gaps and look-alike letters. */
export function isSaidAgain(one: string, other: string): boolean {
  const lettersOf = (text: string): string => foldedReply(text).plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return lettersOf(one) === lettersOf(other);
}
