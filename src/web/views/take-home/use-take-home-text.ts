import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { useCalculatorWords } from '../calculators/use-calculator-words.ts';
import { useStore } from '../stores.tsx';
import { useTakeHomeWords } from './use-take-home-words.ts';

/** The answer in a few lines of text, to be given to somebody. */
export function useTakeHomeText(): () => string {
  const words = useTakeHomeWords();
  const { money } = useCalculatorWords();
  const store = useStore(TakeHomeStore);
  return () => {
    const { answer, sure, entries } = store;
    const { regime, financialYear } = answer;
    return [
      words.asText(money.written(sure[regime].netMonth), words.regime[regime], financialYear, money.written(entries.ctc.value)),
      ...(['new', 'old'] as const).map((one) => words.barFinding(words.regime[one], money.written(answer[one].netYear), money.written(answer[one].tax))),
    ].join('\n');
  };
}
