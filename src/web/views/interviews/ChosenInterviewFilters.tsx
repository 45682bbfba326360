import { observer } from 'mobx-react-lite';
import { everyInterview, type InterviewSearch } from '#core/interviews/interview-search.ts';
import { companyInterviewsUrl, narrowingOf } from '#core/interviews/interview-urls.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useStore } from '../stores.tsx';
import { ChosenChips } from '../ui/ChosenChips.tsx';
import { useWords } from '../words.tsx';

export const ChosenInterviewFilters = observer(function ChosenInterviewFilters() {
  const words = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  const { search, urlName, designationName } = useStore(CompanyInterviewsStore);
  const labels: Readonly<Record<keyof Omit<InterviewSearch, 'sort'>, string>> = {
    designation: nameOf(designationName ?? search.designation ?? ''),
    experience: search.experience === null ? '' : words.experiences[search.experience],
    outcome: search.outcome === null ? '' : words.outcomes[search.outcome],
    years: search.years === null ? '' : words.filters.lastYears(search.years),
  };
  return (
    <ChosenChips
      words={words.filters}
      chips={narrowingOf(search).map((name) => ({
        label: labels[name],
        without: companyInterviewsUrl(urlName, { ...search, [name]: null }),
      }))}
      clear={{ label: words.clear, to: companyInterviewsUrl(urlName, { ...everyInterview, sort: search.sort }) }}
    />
  );
});
