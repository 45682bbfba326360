/** A text of the same length with the digits of Devanagari as 0 to 9 and one kind of apostrophe, so that places in it are places in the original. */
export const readable = (text: string): string => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/[’‘ʼ]/g, "'");

/** The sentence around a place of a text: from the last stop before it to the next one. */
export function sentenceAround(text: string, at: number): string {
  const before = text.slice(0, at).split(stop).at(-1) ?? '';
  const after = text.slice(at).split(stop)[0] ?? '';
  return before + after;
}

const stop = /[!?।\n]|\.(?=\s|$)/;
