import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { latestInterviews } from '#core/interviews/interview-search.ts';
import { interviewHubUrl } from '#core/interviews/interview-urls.ts';
import { InterviewHubStore } from '#web/stores/interviews/interview-hub-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { CompanyLookup } from '../companies/CompanyLookup.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './interviews.module.css';

/** Finds interviews by company or job. Works without script by way of the company list. */
export const InterviewLookups = observer(function InterviewLookups() {
  const { hub: words } = useWords(interviewWords);
  const { lookup } = useStore(InterviewHubStore);
  return (
    <div className={styles.lookups}>
      <CompanyLookup store={lookup.company} label={words.company} placeholder={words.companyPlaceholder} page="interviews" />
      <JobSearch />
    </div>
  );
});

const JobSearch = observer(function JobSearch() {
  const { hub: words } = useWords(interviewWords);
  const { search, lookup } = useStore(InterviewHubStore);
  const navigate = useNavigate();
  const show = (designation: string | undefined) => {
    if (designation) void navigate(interviewHubUrl({ ...search, designation }), { preventScrollReset: true });
  };
  return (
    <form
      action={screens.interviews}
      role="search"
      aria-label={words.search}
      className={styles.job}
      onSubmit={(event) => {
        event.preventDefault();
        void lookup.meantDesignation().then(show);
      }}
    >
      {search.experience !== null && <input type="hidden" name="experience" value={search.experience} />}
      {search.sort !== latestInterviews.sort && <input type="hidden" name="sort" value={search.sort} />}
      <Field label={words.job} error={lookup.problem === 'job' ? words.jobMissing : undefined}>
        {(control) => (
          <Combobox
            {...control}
            store={lookup.job}
            name="job"
            placeholder={words.jobPlaceholder}
            enterKeyHint="search"
            onChoose={() => show(lookup.designation())}
          />
        )}
      </Field>
      <button type="submit" className="btn main">
        {words.show}
      </button>
    </form>
  );
});
