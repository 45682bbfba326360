import type { DemoIndustry } from '../industries/demo-industry.ts';
import type { TradeWords } from './trade-word.ts';
import { groundTradeWords } from './trade-words-ground.ts';
import { officeTradeWords } from './trade-words-office.ts';
import { peopleTradeWords } from './trade-words-people.ts';
import { plantTradeWords } from './trade-words-plants.ts';

/** The words of every line of work, by its url name. */
export const tradeWords: Readonly<Record<string, TradeWords>> = { ...officeTradeWords, ...peopleTradeWords, ...plantTradeWords, ...groundTradeWords };

/** The words of an industry. */
export function tradeWordsOf({ urlName }: DemoIndustry): TradeWords {
  const words = tradeWords[urlName];
  if (words === undefined) throw new RangeError(`No words for the work of ${urlName}`);
  return words;
}
