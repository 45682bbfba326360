import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export function useTakeHomeText(): () => string {
  const words = useWords(takeHomeWords);
  const { money, monthOfYear } = useWords(calculatorWords);
  const store = useStore(TakeHomeStore);
  return () => {
    const { answer, sure, entries } = store;
    const { regime, financialYear } = answer;
    return [
      words.asText(
        money.written(sure[regime].headline.usual.net),
        sure[regime].stretches.length > 1 ? words.textFrom(monthOfYear(sure[regime].headline.from)) : '',
        words.regime[regime],
        financialYear,
        money.written(entries.ctc.value),
      ),
      ...(['new', 'old'] as const).map((one) => words.barFinding(words.regime[one], money.written(answer[one].netYear), money.written(answer[one].tax))),
    ].join('\n');
  };
}
