import { useLayoutEffect } from 'react';
import type { PayPer } from '#core/calculators/pay-periods.ts';
import type { AmountEntry } from '#web/stores/calculators/amount-entry.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import type { PayPerChoice } from '../fields/PayInput.tsx';
import { usePayPer } from '../fields/use-pay-per.ts';
import { useWords } from '../words.tsx';

/** Optional period of an amount, and its value for the other period in words. */
export function useEntryPer(entry: AmountEntry): { readonly per?: PayPerChoice; readonly said?: string | undefined } {
  const { payPer } = useWords(calculatorWords);
  const store = usePayPer();
  const { hasPer, value, problem, shownPer } = entry;
  const { per } = store;
  useLayoutEffect(() => {
    if (hasPer) entry.turn(per);
  }, [hasPer, entry, per]);
  const named = entry.said ?? (hasPer ? shownPer : undefined);
  const choose = (chosen: PayPer) => {
    entry.mean(chosen);
    store.choose(chosen);
  };
  return {
    ...(hasPer && { per: { value: shownPer, choose, words: payPer } }),
    said: named && value > 0 && problem === undefined ? payPer.said(value, named) : undefined,
  };
}
