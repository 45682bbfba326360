/** Languages by the Unicode blocks of their scripts, from Devanagari on. */
const ofBlocks = ['hi', 'bn', 'pa', 'gu', 'or', 'ta', 'te', 'kn', 'ml'] as const;
const firstBlock = 0x900;
const blockBits = 7;
const lastLatin = 0x24f;

export type WrittenLanguage = (typeof ofBlocks)[number] | 'en';

/** Language of a text by the script of most of its letters; undefined without any. */
export function writtenLanguage(text: string): WrittenLanguage | undefined {
  const counts = new Map<WrittenLanguage, number>();
  for (const [letter] of text.matchAll(/[\p{L}\p{M}]/gu)) {
    const code = letter.charCodeAt(0);
    const language = code <= lastLatin ? 'en' : ofBlocks[(code - firstBlock) >> blockBits];
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
