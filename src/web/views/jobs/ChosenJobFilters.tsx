import { observer } from 'mobx-react-lite';
import { chosenJobFilters } from '#core/jobs/chosen-job-filters.ts';
import { everyJob } from '#core/jobs/job-search.ts';
import { jobsUrl } from '#core/jobs/job-urls.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { useStore } from '../stores.tsx';
import { ChosenChips } from '../ui/ChosenChips.tsx';
import { useWords } from '../words.tsx';
import { useFilterLabel } from './use-filter-label.ts';

/** Active job filters, removable one by one or together. */
export const ChosenJobFilters = observer(function ChosenJobFilters() {
  const { filters: words, startOver } = useWords(jobWords);
  const labelOf = useFilterLabel();
  const { scope, search } = useStore(JobsStore);
  return (
    <ChosenChips
      words={words}
      chips={chosenJobFilters(search).map((filter) => ({ label: labelOf(filter), without: jobsUrl(scope, filter.without) }))}
      clear={{ label: startOver, to: jobsUrl(scope, { ...everyJob, sort: search.sort }) }}
    />
  );
});
