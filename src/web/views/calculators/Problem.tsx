import { observer } from 'mobx-react-lite';
import type { Calculation } from '#web/stores/calculators/calculation.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';

/** The problem of a calculation: says that the answer shown is that to what was filled in before. */
export const Problem = observer(function Problem({ calculation: { problem } }: { readonly calculation: Calculation<unknown> }) {
  const words = useWords(calculatorWords);
  return <div role="status">{problem && <p className="err">{words.problem(problem.code)}</p>}</div>;
});
