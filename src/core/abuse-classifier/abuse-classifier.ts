import { mostLettersRead } from '../content/letters-read.ts';
import { featuresOf } from './features.ts';
import type { Knowledge } from './knowledge.ts';
import { scoreOf } from './learning.ts';

/** Detects texts like abusive ones without listed words, for a moderator to read first. */
export type AbuseClassifier = (text: string) => boolean;

export const findsNothing: AbuseClassifier = () => false;

/** Lines of fewer words are joined with each other. */
const leastWords = 3;
/** Typical length of examples, to which longer lines are split. */
const wordsOfPart = 12;
/** Longest text read whole besides its parts. */
const longestWhole = 240;

/** Judges long texts by parts, with stricter limits, so that false alarms stay as rare. */
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

/** Splits lines into sentences and joins short ones. Short texts are read whole too. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let words: string[] = [];
  const endFrom = (least: number): void => {
    if (words.length < least) return;
    parts.push(words.join(' '));
    words = [];
  };
  for (const line of text.split('\n')) {
    if (wordsOf(line).length >= leastWords) endFrom(1);
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
