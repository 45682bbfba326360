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
  /** What there is more of in a week than one likes. */
  readonly output: string;
  /** What is learnt there, as it is after "learnt". */
  readonly learn: string;
  /** What makes people glad of it, as it is after "nothing beats". */
  readonly pride: string;
  /** What wears people out, as it is after "tired of". */
  readonly grind: string;
}

/** The words of every line of work, by its url name. */
export const tradeWords = demoValues('reviews')(
  'trade-words',
  record(
    object<TradeWords>({ customers: aString, busy: aString, at: aString, tool: aString, output: aString, learn: aString, pride: aString, grind: aString }),
  ),
);

/** The words of an industry. */
export function tradeWordsOf({ urlName }: DemoIndustry): TradeWords {
  const words = tradeWords[urlName];
  if (words === undefined) throw new RangeError(`No words for the work of ${urlName}`);
  return words;
}
