import { partsRead } from '../content/letters-read.ts';
import type { AbuseKind } from './abuse-kinds.ts';
import { foundIn, watchedIn } from './find-abuse.ts';
import { sentenceOf } from './sentence.ts';
import { watchedWords } from './watched-words.ts';

/** Refused words of a text, with place and reason. */
export interface Abuse {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly kind: AbuseKind;
}

/** Refused words in order, to show to the author. */
export const abuseIn = (text: string): readonly Abuse[] =>
  partsRead(text).flatMap(({ part, from: at, isOwn }) =>
    refusedIn(part)
      .filter(({ from }) => isOwn(from))
      .map((abuse) => ({ ...abuse, from: at + abuse.from, to: at + abuse.to })),
  );

function refusedIn(text: string): readonly Abuse[] {
  const sentence = sentenceOf(text);
  let last = -1;
  const outer = foundIn(sentence)
    .toSorted((one, other) => one.first - other.first || other.last - one.last)
    .filter((found) => {
      const isOuter = found.last > last;
      last = Math.max(last, found.last);
      return isOuter;
    });
  return outer.map(({ first, last: end, kind }) => {
    const [from, to] = [sentence.words[first]?.from ?? 0, sentence.words[end]?.to ?? 0];
    return { words: text.slice(from, to), from, to, kind };
  });
}

/** Finds refused words, disguised ones too. Words that merely contain one, such as `class`, pass. */
export const isAbusive = (text: string): boolean => abuseIn(text).length > 0;

/** Finds words that a moderator must read in context before others do. */
export const isWatched = (text: string, words: readonly string[] = watchedWords): boolean =>
  partsRead(text).some(({ part }) => watchedIn(sentenceOf(part), words));
