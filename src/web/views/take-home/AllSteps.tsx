import { observer } from 'mobx-react-lite';
import type { TakeHomeOutput } from '#core/take-home/take-home-types.ts';
import { More } from '../calculators/More.tsx';
import { Steps } from '../calculators/Steps.tsx';
import { useCalculatorWords } from '../calculators/use-calculator-words.ts';
import { Card } from '../ui/Card.tsx';
import { useTakeHomeWords } from './use-take-home-words.ts';

/** Every step that was taken, for the package and under each regime. */
export const AllSteps = observer(function AllSteps({ answer }: { readonly answer: TakeHomeOutput }) {
  const words = useTakeHomeWords();
  const { everyStep, everyStepLead } = useCalculatorWords();
  return (
    <Card>
      <More title={everyStep} summary={everyStepLead}>
        <Steps lines={answer.lines} />
        <h3>{words.regime.new}</h3>
        <Steps lines={answer.new.lines} />
        <h3>{words.regime.old}</h3>
        <Steps lines={answer.old.lines} />
      </More>
    </Card>
  );
});
