import type { ChosenJobFilter } from '#core/jobs/chosen-job-filters.ts';
import type { Named } from '#core/named.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Label of a filter value, as in the URL where unknown. For observers only. */
export function useFilterLabel(): (filter: Pick<ChosenJobFilter, 'name' | 'value'>) => string {
  const { filters: words, employments, workplaces } = useWords(jobWords);
  const { listed } = useWords(companyWords);
  const { nameOf } = useWords(listWords);
  const known = useStore(JobsStore).filters.value;
  const named = (options: readonly Named[] | undefined, value: string) => options?.find(({ urlName }) => urlName === value)?.name ?? value;
  const said = (sentences: Readonly<Record<string, string>>, value: string) => sentences[value] ?? value;
  return ({ name, value }) => {
    switch (name) {
      case 'k':
        return words.wordsChosen(value);
      case 'designation':
        return words.titleChosen(value);
      case 'job_profile':
        return nameOf(named(known?.designations, value));
      case 'company_name':
        return named(known?.companies, value);
      case 'location':
        return listed(named(known?.cities, value));
      case 'industry':
        return listed(named(known?.industries, value));
      case 'experience':
        return words.years(Number(value));
      case 'freshness':
        return words.lastDays(Number(value));
      case 'ctc':
        return said(words.ctcs, value);
      case 'workplace':
        return said(workplaces, value);
      case 'employment':
        return said(employments, value);
    }
  };
}
