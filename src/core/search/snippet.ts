import { isStopWord } from './query-phrases.ts';
import { plainWords } from './search-words.ts';
import { stemOf } from './text-query.ts';

export interface SnippetPart {
  readonly text: string;
  readonly isFound: boolean;
}

const longestSnippet = 200;
const before = 60;

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Cuts at words around the matches, or takes the beginning without any. */
export function snippetOf(text: string, words: readonly string[]): readonly SnippetPart[] {
  const plain = text.replaceAll(/\s+/gu, ' ').trim();
  const stems = words.filter((each) => !isStopWord(each)).map(stemOf);
  const found = [...plain.matchAll(word)].filter(([each]) => isAsked(each, stems)).map((match) => ({ from: match.index, to: match.index + match[0].length }));
  const [start, end] = cutAround(plain, found[0]?.from ?? 0);
  return partsBetween(plain, { start, end }, found);
}

const isAsked = (each: string, stems: readonly string[]): boolean => plainWords(each).some((plain) => stems.some((stem) => plain.startsWith(stem)));

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Cuts at words, some way before the first match. */
function cutAround(text: string, at: number): readonly [start: number, end: number] {
  const wanted = Math.max(0, at - before);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const last = start + longestSnippet;
  return [start, last >= text.length ? text.length : Math.max(at, text.lastIndexOf(' ', last))];
}

function partsBetween(text: string, { start, end }: { readonly start: number; readonly end: number }, found: readonly Span[]): readonly SnippetPart[] {
  const parts: SnippetPart[] = [];
  let at = start;
  const add = (to: number, isFound: boolean): void => {
    if (to > at) parts.push({ text: text.slice(at, to), isFound });
    at = Math.max(at, to);
  };
  for (const { from, to } of found.filter((span) => span.from >= start && span.to <= end)) {
    add(from, false);
    add(to, true);
  }
  add(end, false);
  const isCut = end < text.length;
  return [...(start > 0 ? [{ text: '… ', isFound: false }] : []), ...parts, ...(isCut ? [{ text: ' …', isFound: false }] : [])];
}
