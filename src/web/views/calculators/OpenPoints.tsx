import { observer } from 'mobx-react-lite';
import { openPointsOf, type TouchedCalculator } from '#core/calculators/open-points.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';
import { More } from './More.tsx';

/** Unsettled legal points at the time the rules were read. */
export const OpenPoints = observer(function OpenPoints({ calculator }: { readonly calculator: TouchedCalculator }) {
  const words = useWords(calculatorWords);
  const points = openPointsOf(calculator);
  return (
    <More title={words.openHeading} summary={words.openLead(points.length)}>
      <ul className="sm">
        {points.map((point) => (
          <li key={point}>{words.openPoint(point)}</li>
        ))}
      </ul>
    </More>
  );
});
