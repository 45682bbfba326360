import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';

export const NoJob = observer(function NoJob() {
  const { job } = useWords(payWords);
  return (
    <div className="wrap page">
      <EmptyState title={job.missing} level={1} because={job.missingBecause} link={{ label: job.toHub, to: screens.salaries }} />
    </div>
  );
});
