import { observer } from 'mobx-react-lite';
import { chosenJobFilters } from '#core/jobs/chosen-job-filters.ts';
import { jobsPath } from '#core/jobs/job-paths.ts';
import { everyJob } from '#core/jobs/job-search.ts';
import { jobSearchFromUrl, jobsUrl } from '#core/jobs/job-urls.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { FilterForm } from '../companies/FilterForm.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { JobFilterGroups } from './JobFilterGroups.tsx';
import { WordsField } from './WordsField.tsx';

/** Job filters as a plain form, which works without script. */
export const JobFilterForm = observer(function JobFilterForm() {
  const { filters: words } = useWords(jobWords);
  const { scope, search, filters, found } = useStore(JobsStore);
  const { k, sort, rid } = search;
  const chosen = chosenJobFilters({ ...search, k: '' }).length;
  return (
    <FilterForm
      action={jobsPath(scope)}
      role="search"
      label={words.label}
      summary={words.heading(chosen)}
      show={words.show(found)}
      whole={chosen > 0 ? jobsUrl(scope, { ...everyJob, k, sort }) : undefined}
      kept={[
        ['sort', sort === everyJob.sort ? null : sort],
        ['rid', rid],
      ]}
      field={{ input: <WordsField name="k" label={words.k} placeholder={words.kPlaceholder} value={k} />, pair: ['k', k] }}
      urlOf={(query) => jobsUrl(scope, jobSearchFromUrl(query))}
    >
      {(pick) => (
        <Await request={filters} meanwhile={<SkeletonBars lines={12} />}>
          {(known) => <JobFilterGroups filters={known} pick={pick} />}
        </Await>
      )}
    </FilterForm>
  );
});
