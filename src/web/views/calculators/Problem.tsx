import { observer } from 'mobx-react-lite';
import type { Calculation } from '#web/stores/calculators/calculation.ts';
import { useCalculatorWords } from './use-calculator-words.ts';

/** The problem of a calculation: says that the answer shown is that to what was filled in before. */
export const Problem = observer(function Problem({ calculation: { problem } }: { readonly calculation: Calculation<unknown> }) {
  const words = useCalculatorWords();
  return <div role="status">{problem && <p className="err">{words.problem(problem.code)}</p>}</div>;
});
