import { mostLettersRead } from '../content/letters-read.ts';
import { featuresOf } from './features.ts';
import type { Knowledge } from './knowledge.ts';
import { scoreOf } from './learning.ts';

/** Whether a text is like those that were abusive, although no list has its words, so that a moderator reads it before others do. */
export type AbuseClassifier = (text: string) => boolean;

/** The classifier where there is nothing to learn from. */
export const findsNothing: AbuseClassifier = () => false;

/** Lines of fewer words are read with what follows. */
const leastWords = 3;
/** Examples are about as long; a longer line is read in parts. */
const wordsOfPart = 12;
/** The longest text that is read as a whole beside its parts. */
const longestWhole = 240;

/** The classifier that examples taught. A long text is judged part by part, each more carefully the more there are, so that it is held as rarely as a short one. */
export function classifierFrom({ weights, limits }: Knowledge): AbuseClassifier {
  if (limits.length === 0) return findsNothing;
  return (text) => {
    const parts = partsOf(text.slice(0, mostLettersRead));
    const limit = limits[Math.floor((limits.length - 1) / parts.length)] ?? Infinity;
    return parts.some((part) => scoreOf(featuresOf(part), weights) > limit);
  };
}

const sentenceEnd = /(?<=[.!?।۔])\s+/;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Lines, and of long lines their sentences; what is too short goes with that which follows. A short text is read as a whole too, for line ends may part what is one. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let words: string[] = [];
  const endFrom = (least: number): void => {
    if (words.length < least) return;
    parts.push(words.join(' '));
    words = [];
  };
  for (const line of text.split('\n')) {
    for (const sentence of line.split(sentenceEnd)) {
      words.push(...wordsOf(sentence));
      endFrom(wordsOfPart);
    }
    if (wordsOf(line).length >= leastWords) endFrom(leastWords);
  }
  endFrom(1);
  const whole = parts.join(' ');
  return parts.length > 1 && whole.length <= longestWhole ? [whole, ...parts] : parts;
}
