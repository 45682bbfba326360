/** Code points covered by the picture fonts: Latin, Devanagari and their punctuation. */
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

/** Drops undrawable signs such as emoji; undefined if a letter would be missing. */
export function drawnText(text: string): string | undefined {
  const signs = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')];
  if (signs.some((sign) => /\p{L}/u.test(sign) && !isDrawn(sign))) return undefined;
  const line = signs.filter(isDrawn).join('').replaceAll(/ {2,}/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : undefined;
}
