import { digestTopics, topicStems, type DigestTopic } from './digest-topics.ts';

/** A sentence of a text, by where it is, in code points as the database counts them. */
export interface SentencePlace {
  readonly start: number;
  readonly length: number;
}

export interface ReviewSentence extends SentencePlace {
  readonly said: string;
}

/** The shortest and the longest sentence that is quoted: what is shorter says nothing by itself, and what is longer is nobody's sentence. */
const shortestQuote = 25;
export const longestQuote = 220;

const ends = /(?<!\b(?:rs|no|mr|mrs|ms|dr|approx|vs|e\.g|i\.e))[.!?।॥]+(?=\s|$)|\n+/giu;

/** What is before a sentence: space, and the mark of a line in a list. */
const listMark = /^\s*(?:[-*•–]\s+|\d{1,2}\)\s+)?/;

/** The sentences of a text. */
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

/** The sentence at a place of a text. */
export const sentenceAt = (text: string, { start, length }: SentencePlace): string => [...text].slice(start, start + length).join('');

const contact = /@|https?:|www\.|\.(?:com|in|org|net)\b|\d(?:[\s-]?\d){7,}/iu;

/** Whether a sentence may be quoted: long enough to say something, short enough to be read, and without a way to reach anyone. */
export const isQuotable = ({ said, length }: ReviewSentence): boolean => length >= shortestQuote && length <= longestQuote && !contact.test(said);

/** A text as stems are looked for in it: small letters, and without the dots that Devanagari writes or leaves out. */
export const folded = (text: string): string => text.normalize('NFC').replaceAll('़', '').toLowerCase();

/** The sign before each word, by which stems are looked for at the beginnings of words alone. */
const begins = '¦';
const parted = (text: string): string => folded(text).replace(/(?<![\p{L}\p{M}\p{N}])(?=[\p{L}\p{M}\p{N}])/gu, begins);

const patterns = digestTopics.map((topic) => {
  const stems = topicStems[topic].map((stem) => parted(stem).trim().replace(/\.$/, '(?![\\p{L}\\p{M}\\p{N}])'));
  return { topic, pattern: new RegExp(stems.join('|'), 'u') };
});

/** The topics that a sentence speaks of. */
export function topicsOf(said: string): readonly DigestTopic[] {
  const text = parted(said);
  return patterns.flatMap(({ topic, pattern }) => (pattern.test(text) ? [topic] : []));
}
