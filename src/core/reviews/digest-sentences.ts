import { digestTopics, topicStems, type DigestTopic } from './digest-topics.ts';

/** Position in code points, as the database counts them. */
export interface SentencePlace {
  readonly start: number;
  readonly length: number;
}

export interface ReviewSentence extends SentencePlace {
  readonly said: string;
}

/** Quotable length, since shorter says nothing alone and longer is hardly a sentence. */
const shortestQuote = 25;
export const longestQuote = 220;

const ends = /(?<!\b(?:rs|no|mr|mrs|ms|dr|approx|vs|e\.g|i\.e))[.!?।॥]+(?=\s|$)|\n+/giu;

const listMark = /^\s*(?:[-*•–]\s+|\d{1,2}\)\s+)?/;

export function sentencesOf(text: string): readonly ReviewSentence[] {
  const sentences: ReviewSentence[] = [];
  let from = 0;
  const keep = (to: number): void => {
    const said = text.slice(from, to);
    const [mark = ''] = listMark.exec(said) ?? [];
    const trimmed = said.slice(mark.length).trimEnd();
    if (trimmed !== '') sentences.push({ said: trimmed, start: lengthOf(text.slice(0, from + mark.length)), length: lengthOf(trimmed) });
    from = to;
  };
  for (const end of text.matchAll(ends)) keep(end.index + end[0].length);
  keep(text.length);
  return sentences;
}

const lengthOf = (text: string): number => [...text].length;

export const sentenceAt = (text: string, { start, length }: SentencePlace): string => [...text].slice(start, start + length).join('');

const contact = /@|https?:|www\.|\.(?:com|in|org|net)\b|\d(?:[\s-]?\d){7,}/iu;

export const isQuotable = ({ said, length }: ReviewSentence): boolean => length >= shortestQuote && length <= longestQuote && !contact.test(said);

/** Lowercases text and drops the optional Devanagari dots for stem matching. */
export const folded = (text: string): string => text.normalize('NFC').replaceAll('़', '').toLowerCase();

/** Mark before each word that limits stems to word beginnings. */
const begins = '¦';
const parted = (text: string): string => folded(text).replace(/(?<![\p{L}\p{M}\p{N}])(?=[\p{L}\p{M}\p{N}])/gu, begins);

const patterns = digestTopics.map((topic) => {
  const stems = topicStems[topic].map((stem) => parted(stem).trim().replace(/\.$/, '(?![\\p{L}\\p{M}\\p{N}])'));
  return { topic, pattern: new RegExp(stems.join('|'), 'u') };
});

export function topicsOf(said: string): readonly DigestTopic[] {
  const text = parted(said);
  return patterns.flatMap(({ topic, pattern }) => (pattern.test(text) ? [topic] : []));
}
