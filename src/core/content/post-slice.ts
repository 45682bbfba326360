import type { Paragraph, TextPart } from './post-text.ts';

/** Preview of a text on a card, and whether more follows. */
export interface SlicedText {
  readonly shown: readonly Paragraph[];
  readonly hasMore: boolean;
}

const leeway = 20;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Signs that may combine into one letter; without them, length equals letter count. */
const joining = /[\u0300-\uffff\r]/;

/** Stops reading at the limit, since most of a long text is never shown. */
function beginningOf(text: string, limit: number): { readonly letters: number; readonly end: number } {
  if (!joining.test(text)) return { letters: Math.min(text.length, limit), end: Math.min(text.length, limit) };
  let letters = 0;
  for (const { index } of segmenter.segment(text)) {
    if (letters === limit) return { letters, end: index };
    letters += 1;
  }
  return { letters, end: text.length };
}

function fits(paragraphs: readonly Paragraph[], limit: number): boolean {
  let left = limit;
  for (const { text } of paragraphs.flat(2)) {
    const { letters, end } = beginningOf(text, left);
    if (end < text.length) return false;
    left -= letters;
  }
  return true;
}

/** Cuts between words and keeps or drops links whole. */
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
  return { shown: unpunctuated(shown), hasMore: true };
}

/** Leaves the ellipsis of a preview the only mark at its end. */
function unpunctuated(shown: readonly Paragraph[]): readonly Paragraph[] {
  const lines = shown.at(-1) ?? [];
  const parts = lines.at(-1) ?? [];
  const last = parts.at(-1);
  if (last?.kind !== 'text') return shown;
  const text = withoutMarks(last.text) || last.text;
  return [...shown.slice(0, -1), [...lines.slice(0, -1), [...parts.slice(0, -1), { kind: 'text', text }]]];
}

const withoutMarks = (text: string): string => text.replace(/[\s,;:.…।([–-]+$/u, '');

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
    if (text) parts.push({ kind: 'text', text });
    return { parts, left: 0 };
  }
  return { parts, left };
}

/** Cuts a single long word anyway, since nothing would remain. */
function betweenWords(text: string, isFirst: boolean): string {
  const cut = withoutMarks(text.replace(/\s*[^\s]*$/u, ''));
  return cut || (isFirst ? text : '');
}
