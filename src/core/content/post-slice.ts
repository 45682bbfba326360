import type { Paragraph, TextPart } from './post-text.ts';

/** The preview of a text on a card, and whether there is more. */
export interface SlicedText {
  readonly shown: readonly Paragraph[];
  readonly hasMore: boolean;
}

/** The excess over the limit, in letters, that is not worth a press. */
const leeway = 20;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The signs that may be part of a letter; a text without any has as many letters as it is long. */
const joining = /[\u0300-\uffff\r]/;

/** The beginning of a text up to so many letters, and how many those are. It is read no further, for most of a long text is never shown. */
function beginningOf(text: string, limit: number): { readonly letters: number; readonly end: number } {
  if (!joining.test(text)) return { letters: Math.min(text.length, limit), end: Math.min(text.length, limit) };
  let letters = 0;
  for (const { index } of segmenter.segment(text)) {
    if (letters === limit) return { letters, end: index };
    letters += 1;
  }
  return { letters, end: text.length };
}

/** Whether the text has at most so many letters. */
function fits(paragraphs: readonly Paragraph[], limit: number): boolean {
  let left = limit;
  for (const { text } of paragraphs.flat(2)) {
    const { letters, end } = beginningOf(text, left);
    if (end < text.length) return false;
    left -= letters;
  }
  return true;
}

/** The beginning of a text up to so many letters, cut between words; links stay whole or go. */
export function sliceOf(paragraphs: readonly Paragraph[], limit: number): SlicedText {
  if (fits(paragraphs, limit + leeway)) return { shown: paragraphs, hasMore: false };
  const shown: Paragraph[] = [];
  let left = limit;
  for (const paragraph of paragraphs) {
    const lines: (readonly TextPart[])[] = [];
    for (const line of paragraph) {
      if (left <= 0) break;
      const cut = cutLine(line, left);
      left = cut.left;
      if (cut.parts.length > 0) lines.push(cut.parts);
    }
    if (lines.length > 0) shown.push(lines);
    if (left <= 0) break;
  }
  return { shown, hasMore: true };
}

function cutLine(line: readonly TextPart[], limit: number): { readonly parts: readonly TextPart[]; readonly left: number } {
  const parts: TextPart[] = [];
  let left = limit;
  for (const part of line) {
    const { letters, end } = beginningOf(part.text, left);
    if (end === part.text.length) {
      parts.push(part);
      left -= letters;
      continue;
    }
    const text = part.kind === 'text' ? betweenWords(part.text.slice(0, end), parts.length === 0) : '';
    const last = parts.at(-1);
    if (text) parts.push({ kind: 'text', text });
    else if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text.trimEnd() };
    return { parts, left: 0 };
  }
  return { parts, left };
}

/** Up to the last whole word; a single long word is cut anyway, since nothing would be left. */
function betweenWords(text: string, isFirst: boolean): string {
  const cut = text.replace(/\s*[^\s]*$/u, '').replace(/[\s,;:.([–-]+$/u, '');
  return cut || (isFirst ? text : '');
}
