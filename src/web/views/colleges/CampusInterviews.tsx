import { observer } from 'mobx-react-lite';
import { collegeUrl } from '#core/colleges/college-urls.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { contributionSorts } from '#core/contributions/contribution-order.ts';
import { CollegeStore } from '#web/stores/colleges/college-store.ts';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { ContributedSkeleton } from '../companies/ContributedSkeleton.tsx';
import { InterviewCard } from '../interviews/InterviewCard.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { FromTheStart } from '../ui/FromTheStart.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import styles from './colleges.module.css';

export const CampusInterviews = observer(function CampusInterviews() {
  const { fromTheStart, one: words } = useWords(collegeWords);
  const { filters } = useWords(interviewWords);
  const { interviews, urlName, sort } = useStore(CollegeStore);
  return (
    <section className={styles.part} aria-labelledby="told">
      <h2 id="told">{words.interviews}</h2>
      {interviews.items.length > 1 && (
        <LinkChips
          label={filters.sort}
          chips={contributionSorts.map((each) => ({ label: filters.sorts[each], to: collegeUrl(urlName, each), isCurrent: each === sort }))}
        />
      )}
      <PagedList
        pages={interviews}
        more={words.more}
        end={words.end}
        urlOf={(cursor) => collegeUrl(urlName, sort, cursor)}
        meanwhile={<ContributedSkeleton />}
        empty={<EmptyState title={words.none} link={{ label: words.write, to: interviewFormUrl() }} />}
      >
        {(items) => (
          <div className={styles.part}>
            {items.map((interview) => (
              <InterviewCard key={interview.interviewId} interview={interview} namesCompany />
            ))}
          </div>
        )}
      </PagedList>
      <FromTheStart pages={interviews} label={fromTheStart} to={collegeUrl(urlName, sort)} />
    </section>
  );
});
