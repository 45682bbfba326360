import { homoglyphs, standIns } from '../content/lookalikes.ts';

/** Text in small plain letters with single blanks, and the place of each of them in the original. */
export interface FoldedReply {
  readonly plain: string;
  readonly places: readonly number[];
}

const quotes = /[’‘`]/;
/** Gaps, blanks that look empty, and signs put between words. */
const isBetween = /[\s_\-\u00ad\u200b-\u200f\u2010-\u2015\u2800:/\\|·•~*=+<>]/;
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
      const said = homoglyphs.get(letter) ?? letter.replace(quotes, "'");
      plain += said;
      for (let step = 0; step < said.length; step++) places.push(at);
    }
    at += sign.length;
  }
  return { plain, places };
}

const inLetters = (text: string, one: 'i' | 'l' = 'i'): string => text.replaceAll(/[\d@$]/g, (sign) => (sign === '1' ? one : (standIns[sign] ?? sign)));

/** Readings of equal length: as written, and with figures as letters and points between letters as blanks. */
export function replyReadings(text: string): readonly string[] {
  const apart = text.replaceAll(/(?<=[\p{L}\p{M}\d])[.,…!?;]+(?=[\p{L}\p{M}\d])/gu, (points) => ' '.repeat(points.length));
  const inWords = (one: 'i' | 'l') => apart.replaceAll(/[\p{L}\d@$]+/gu, (word) => (/\p{L}/u.test(word) ? inLetters(word, one) : word));
  return [...new Set([text, inWords('i'), inWords('l')])];
}

/** Compares two replies without their marks, gaps, look-alike letters and figures. */
export function isSaidAgain(one: string, other: string): boolean {
  const lettersOf = (text: string): string =>
    inLetters(foldedReply(text).plain)
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .replaceAll('l', 'i');
  return lettersOf(one) === lettersOf(other);
}
