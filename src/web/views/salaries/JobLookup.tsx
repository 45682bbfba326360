import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { jobPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { jobPayUrl, payHubUrl } from '#core/salaries/pay-urls.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { SalaryHubStore } from '#web/stores/salaries/salary-hub-store.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { queryIn } from '../fields/use-query-form.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { NarrowChoice } from './NarrowChoice.tsx';
import { useHubFields } from './use-hub-fields.ts';
import styles from './salaries.module.css';

const searchIn = (form: HTMLFormElement) => jobPaySearchFromUrl(queryIn(form));

/** Finds a job by name, city and years. Without script, the page returns with a link. */
export const JobLookup = observer(function JobLookup() {
  const { hub: words } = useWords(payWords);
  const { search, asked } = useStore(SalaryHubStore);
  const lookup = useStore(PayLookup);
  const navigate = useNavigate();
  const narrowing = useHubFields();
  return (
    <form
      action={screens.salaries}
      role="search"
      aria-label={words.search}
      className={styles['narrowing']}
      onSubmit={(event) => {
        event.preventDefault();
        const narrowed = searchIn(event.currentTarget);
        void lookup.meantDesignation().then((job) => job && void navigate(jobPayUrl(null, job, narrowed)));
      }}
    >
      <div className={styles['wide']}>
        <Field label={words.job} error={lookup.problem === 'job' ? words.jobMissing : undefined}>
          {(control) => <Combobox {...control} store={lookup.job} name="job" placeholder={words.jobPlaceholder} enterKeyHint="search" />}
        </Field>
      </div>
      {narrowing.map((field) => (
        <NarrowChoice key={field.name} field={field} onPick={({ form }) => form && void navigate(payHubUrl(searchIn(form)), { preventScrollReset: true })} />
      ))}
      <button type="submit" className="btn main">
        {words.show}
      </button>
      {asked && (
        <p className={styles['wide']}>
          <Link to={jobPayUrl(null, asked, search)} className="go">
            {words.open(lookup.job.text)}
          </Link>
        </p>
      )}
    </form>
  );
});
