import { observer } from 'mobx-react-lite';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { ConfidenceMark } from '../figures/ConfidenceMark.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';

export const PaySources = observer(function PaySources({ figures: { people, newestMonth, confidence } }: { readonly figures: SalaryFigures }) {
  const words = useWords(payFigureWords);
  return (
    <Provenance>
      {words.people(crowdSaid(people))}
      {words.proven}
      {words.newest(newestMonth)}
      <ConfidenceMark confidence={confidence} />
    </Provenance>
  );
});
