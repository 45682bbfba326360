import { observer } from 'mobx-react-lite';
import type { Calculation } from '#web/stores/calculators/calculation.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';

/** Tells that the shown answer belongs to earlier input. */
export const Problem = observer(function Problem({ calculation: { problem } }: { readonly calculation: Calculation<unknown> }) {
  const words = useWords(calculatorWords);
  return <div role="status">{problem && <p className="err">{words.problem(problem.code)}</p>}</div>;
});
