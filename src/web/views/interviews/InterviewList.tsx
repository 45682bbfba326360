import { observer } from 'mobx-react-lite';
import { everyInterview } from '#core/interviews/interview-search.ts';
import { companyInterviewsUrl, narrowingOf } from '#core/interviews/interview-urls.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { ContributedList } from '../companies/ContributedList.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { AddYourStory } from './AddYourStory.tsx';
import { InterviewCard } from './InterviewCard.tsx';

export const InterviewList = observer(function InterviewList() {
  const words = useWords(interviewWords);
  const { interviews, search, urlName } = useStore(CompanyInterviewsStore);
  return (
    <ContributedList
      pages={interviews}
      words={words}
      urlOf={(cursor) => companyInterviewsUrl(urlName, search, cursor)}
      wholeUrl={narrowingOf(search).length > 0 ? companyInterviewsUrl(urlName, { ...everyInterview, sort: search.sort }) : undefined}
      ask={<AddYourStory />}
    >
      {(interview) => <InterviewCard key={interview.interviewId} interview={interview} />}
    </ContributedList>
  );
});
