import { object, record, aString } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';

/** The words with which people speak of one line of work. Each is one of several, between bars. */
export interface TradeWords {
  /** The people it is done for, in the plural or with an article. */
  readonly customers: string;
  /** A time when there is more of it, as it is after "during". */
  readonly busy: string;
  /** A place of it with its preposition. */
  readonly at: string;
  /** Something one works with, as a subject. */
  readonly tool: string;
  /** Comes more often in a week than one likes. */
  readonly output: string;
  /** Follows "learnt". */
  readonly learn: string;
  /** Follows "nothing beats". */
  readonly pride: string;
  /** Follows "tired of". */
  readonly grind: string;
}

export const tradeWords = demoValues('reviews')(
  'trade-words',
  record(
    object<TradeWords>({ customers: aString, busy: aString, at: aString, tool: aString, output: aString, learn: aString, pride: aString, grind: aString }),
  ),
);

export function tradeWordsOf({ urlName }: DemoIndustry): TradeWords {
  const words = tradeWords[urlName];
  if (words === undefined) throw new RangeError(`No words for the work of ${urlName}`);
  return words;
}
