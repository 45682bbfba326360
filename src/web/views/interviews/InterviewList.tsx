import { observer } from 'mobx-react-lite';
import { everyInterview } from '#core/interviews/interview-search.ts';
import { companyInterviewsUrl, narrowingOf } from '#core/interviews/interview-urls.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { ReviewCardsSkeleton } from '../reviews/ReviewCardsSkeleton.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';
import { AddYourStory } from './AddYourStory.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import styles from './interviews.module.css';

/** How many are read before readers are asked for theirs. */
const before = 3;

/** The stories found, page after page; what has been read stays. */
export const InterviewList = observer(function InterviewList() {
  const words = useWords(interviewWords);
  const { interviews, search, urlName } = useStore(CompanyInterviewsStore);
  const from = useQuery().get('cursor');
  return (
    <>
      <h2 className="vh">{words.list}</h2>
      <PagedList
        pages={interviews}
        more={words.more}
        end={words.end}
        urlOf={(cursor) => companyInterviewsUrl(urlName, search, cursor)}
        meanwhile={<ReviewCardsSkeleton />}
        empty={narrowingOf(search).length > 0 ? <NoneFound /> : <NoInterviews />}
      >
        {(items) => (
          <div className={styles.cards}>
            {items.slice(0, before).map((interview) => (
              <InterviewCard key={interview.interviewId} interview={interview} />
            ))}
            <AddYourStory />
            {items.slice(before).map((interview) => (
              <InterviewCard key={interview.interviewId} interview={interview} />
            ))}
          </div>
        )}
      </PagedList>
      {from && interviews.items.length > 0 && (
        <Link to={companyInterviewsUrl(urlName, search)} className="go">
          {words.fromTheStart}
        </Link>
      )}
    </>
  );
});

const NoInterviews = observer(function NoInterviews() {
  const words = useWords(interviewWords);
  return (
    <EmptyState title={words.none}>
      <AddYourStory />
    </EmptyState>
  );
});

const NoneFound = observer(function NoneFound() {
  const words = useWords(interviewWords);
  const { search, urlName } = useStore(CompanyInterviewsStore);
  return (
    <EmptyState title={words.noneFound}>
      <p>{words.noneFoundBecause}</p>
      <Link to={companyInterviewsUrl(urlName, { ...everyInterview, sort: search.sort })} className="btn">
        {words.clear}
      </Link>
    </EmptyState>
  );
});
