import { observer } from 'mobx-react-lite';
import type { Calculation } from '#web/stores/calculators/calculation.ts';
import { useCalculatorWords } from './use-calculator-words.ts';

/** Says that what stands there now is the answer to what was filled in before. */
export const Trouble = observer(function Trouble({ calculation: { trouble } }: { readonly calculation: Calculation<unknown> }) {
  const words = useCalculatorWords();
  return <div role="status">{trouble && <p className="err">{words.trouble(trouble.code)}</p>}</div>;
});
