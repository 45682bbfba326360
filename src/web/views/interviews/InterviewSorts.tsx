import { observer } from 'mobx-react-lite';
import { contributionSorts } from '#core/contributions/contribution-order.ts';
import { companyInterviewsUrl } from '#core/interviews/interview-urls.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { useStore } from '../stores.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';

/** Orders of interviews, each with a URL. */
export const InterviewSorts = observer(function InterviewSorts() {
  const { filters } = useWords(interviewWords);
  const { search, urlName } = useStore(CompanyInterviewsStore);
  return (
    <LinkChips
      label={filters.sort}
      chips={contributionSorts.map((sort) => ({
        label: filters.sorts[sort],
        to: companyInterviewsUrl(urlName, { ...search, sort }),
        isCurrent: sort === search.sort,
      }))}
    />
  );
});
