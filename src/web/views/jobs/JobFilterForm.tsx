import { observer } from 'mobx-react-lite';
import { chosenJobFilters } from '#core/jobs/chosen-job-filters.ts';
import { jobsPath } from '#core/jobs/job-paths.ts';
import { everyJob } from '#core/jobs/job-search.ts';
import { jobSearchFromUrl, jobsUrl } from '#core/jobs/job-urls.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import companies from '../companies/companies.module.css';
import { SkipToResults } from '../companies/SkipToResults.tsx';
import { useQueryForm } from '../fields/use-query-form.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { JobFilterGroups } from './JobFilterGroups.tsx';
import { WordsField } from './WordsField.tsx';

/** All that jobs can be narrowed by. A plain form: without a script it sends the same query. */
export const JobFilterForm = observer(function JobFilterForm() {
  const { filters: words } = useWords(jobWords);
  const { scope, search, filters } = useStore(JobsStore);
  const { pick, onSubmit } = useQueryForm((query) => jobsUrl(scope, jobSearchFromUrl(query)));
  return (
    <form action={jobsPath(scope)} role="search" aria-label={words.label} className={companies.form} onSubmit={onSubmit}>
      <SkipToResults />
      {search.sort !== everyJob.sort && <input type="hidden" name="sort" value={search.sort} />}
      {search.rid !== null && <input type="hidden" name="rid" value={search.rid} />}
      <WordsField name="k" label={words.k} placeholder={words.kPlaceholder} value={search.k} />
      <details className={companies.filters}>
        <summary className="btn wide">{words.heading(chosenJobFilters({ ...search, k: '' }).length)}</summary>
        <Await request={filters} meanwhile={<SkeletonBars lines={12} />}>
          {(known) => <JobFilterGroups filters={known} pick={pick} />}
        </Await>
      </details>
    </form>
  );
});
