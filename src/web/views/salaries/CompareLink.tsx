import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { compareSalariesUrl } from '#core/salaries/pay-urls.ts';
import { ComparedSalariesStore } from '#web/stores/salaries/compared-salaries-store.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useStore } from '../stores.tsx';
import { CompareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Adds this job to the comparison, which refuses a fourth. */
export const CompareLink = observer(function CompareLink() {
  const { compare: words } = useWords(payWords);
  const { compared } = useStore(JobSalaryStore);
  const store = useStore(ComparedSalariesStore);
  const { isKnown, pageOf } = useStore(SessionStore);
  const reader = isKnown ? (pageOf ?? '') : undefined;
  useEffect(() => {
    if (reader !== undefined) store.look();
  }, [store, reader]);
  return (
    <>
      <Link
        to={compareSalariesUrl(store.with(compared))}
        className="btn"
        onClick={(event) => {
          if (!store.mayAdd(compared)) event.preventDefault();
        }}
      >
        <CompareIcon small />
        {store.has(compared) ? words.isIn : words.compare}
      </Link>
      <div role="status">
        {store.isFull && (
          <p className="err">
            {words.full}{' '}
            <Link to={compareSalariesUrl(store.jobs)} className="go">
              {words.toList}
            </Link>
          </p>
        )}
      </div>
    </>
  );
});
