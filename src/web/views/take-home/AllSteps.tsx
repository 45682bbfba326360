import { observer } from 'mobx-react-lite';
import type { TakeHomeOutput } from '#core/take-home/take-home-types.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { More } from '../calculators/More.tsx';
import { Steps } from '../calculators/Steps.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';

export const AllSteps = observer(function AllSteps({ answer }: { readonly answer: TakeHomeOutput }) {
  const words = useWords(takeHomeWords);
  const { everyStep, everyStepLead } = useWords(calculatorWords);
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
