import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** The page of a job that there is not. */
export const NoJob = observer(function NoJob() {
  const { job } = useWords(payWords);
  return (
    <div className="wrap page">
      <EmptyState title={job.missing} level={1}>
        <p>{job.missingBecause}</p>
        <Link to={screens.salaries} className="btn">
          {job.toHub}
        </Link>
      </EmptyState>
    </div>
  );
});
