/** The code points that the fonts of pictures have: Latin, Devanagari, and the punctuation of both. */
const drawn: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x900, 0x97f],
  [0x1e00, 0x1ef9],
  [0x200c, 0x200d],
  [0x2010, 0x2027],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20b9],
  [0x2122, 0x2122],
];

function isDrawn(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return drawn.some(([from, to]) => code >= from && code <= to);
}

/**
 * A text as a picture shows it: in one line, without signs that no font of ours has, such as emoji. Nothing where a letter would be missing, for a word with
 * a hole in it says something else.
 */
export function drawnText(text: string): string | undefined {
  const signs = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')];
  if (signs.some((sign) => /\p{L}/u.test(sign) && !isDrawn(sign))) return undefined;
  const line = signs.filter(isDrawn).join('').replaceAll(/ {2,}/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : undefined;
}
