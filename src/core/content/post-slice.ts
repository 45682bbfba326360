import type { Paragraph, TextPart } from './post-text.ts';

/** The preview of a text on a card, and whether there is more. */
export interface SlicedText {
  readonly shown: readonly Paragraph[];
  readonly hasMore: boolean;
}

/** The excess over the limit, in letters, that is not worth a press. */
const leeway = 20;

const lettersIn = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

/** The beginning of a text up to so many letters, cut between words; links stay whole or go. */
export function sliceOf(paragraphs: readonly Paragraph[], limit: number): SlicedText {
  const length = paragraphs.flat(2).reduce((sum, { text }) => sum + lettersIn(text).length, 0);
  if (length <= limit + leeway) return { shown: paragraphs, hasMore: false };
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
    const letters = lettersIn(part.text);
    if (letters.length <= left) {
      parts.push(part);
      left -= letters.length;
      continue;
    }
    const text = part.kind === 'text' ? betweenWords(letters.slice(0, left).join(''), parts.length === 0) : '';
    const last = parts.at(-1);
    if (text) parts.push({ kind: 'text', text });
    else if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text.trimEnd() };
    return { parts, left: 0 };
  }
  return { parts, left };
}

/** Up to the last whole word; a single long word is cut all the same, since nothing would be left. */
function betweenWords(text: string, isFirst: boolean): string {
  const cut = text.replace(/\s*[^\s]*$/u, '').replace(/[\s,;:.([–-]+$/u, '');
  return cut || (isFirst ? text : '');
}
