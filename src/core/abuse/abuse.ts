import { partsRead } from '../content/letters-read.ts';
import type { AbuseKind } from './abuse-kinds.ts';
import { foundIn, watchedIn } from './find-abuse.ts';
import { sentenceOf } from './sentence.ts';
import { watchedWords } from './watched-words.ts';

/** Words of a text that are refused: as they stand there, where, and why. */
export interface Abuse {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly kind: AbuseKind;
}

/** The words of a text that are refused, in their order, so that their author can be shown them. */
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

/** Whether a text holds words that are refused, spelled plainly or around a filter. Words that only contain one, such as `class`, are let through. */
export const isAbusive = (text: string): boolean => abuseIn(text).length > 0;

/** Whether a text holds a word that a moderator has to read in its sentence before others do. */
export const isWatched = (text: string, words: readonly string[] = watchedWords): boolean =>
  partsRead(text).some(({ part }) => watchedIn(sentenceOf(part), words));
