import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hikeWords } from '#web/words/hike/hike-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export function useRealTermsText(): () => string {
  const words = useWords(hikeWords);
  const { percent, monthOfYear } = useWords(calculatorWords);
  const store = useStore(HikeStore);
  return () => {
    const { real, entries } = store;
    if (!real) return '';
    const { pricesPercent: prices, realPercent: left } = real;
    if (left === null) return words.noPercent;
    const { more, less, same } = words.meanwhile;
    const then = monthOfYear(entries.lastRaise.value);
    return words.realSentence(
      prices === 0 ? same : prices > 0 ? more(percent(prices)) : less(percent(-prices)),
      left === 0 ? words.left.same(then) : left > 0 ? words.left.more(percent(left), then) : words.left.less(percent(-left), then),
    );
  };
}
