import type { DemoIndustry } from '../industries/demo-industry.ts';
import { groundTradeWords } from './trade-words-ground.ts';
import { officeTradeWords } from './trade-words-office.ts';
import { peopleTradeWords } from './trade-words-people.ts';
import { plantTradeWords } from './trade-words-plants.ts';

/** The words with which people speak of one line of work. Each is one of several, between bars. */
export interface TradeWords {
  /** The people it is done for, in the plural or with an article. */
  readonly customers: string;
  /** A time when there is more of it, as it stands after "during". */
  readonly busy: string;
  /** A place of it with its preposition. */
  readonly at: string;
  /** Something one works with, as a subject. */
  readonly tool: string;
  /** What there is more of in a week than one likes. */
  readonly output: string;
  /** What is learnt there, as it stands after "learnt". */
  readonly learn: string;
  /** What makes people glad of it, as it stands after "nothing beats". */
  readonly pride: string;
  /** What wears people out, as it stands after "tired of". */
  readonly grind: string;
}

/** The words of every line of work, by its url name. */
export const tradeWords: Readonly<Record<string, TradeWords>> = { ...officeTradeWords, ...peopleTradeWords, ...plantTradeWords, ...groundTradeWords };

/** The words of an industry. */
export function tradeWordsOf({ urlName }: DemoIndustry): TradeWords {
  const words = tradeWords[urlName];
  if (words === undefined) throw new RangeError(`No words for the work of ${urlName}`);
  return words;
}
