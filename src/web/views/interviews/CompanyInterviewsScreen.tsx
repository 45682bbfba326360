import { observer } from 'mobx-react-lite';
import { hasInterviews } from '#core/interviews/interview-figures.ts';
import { narrowingOf } from '#core/interviews/interview-urls.ts';
import { practiceUrl } from '#core/questions/question-urls.ts';
import { topQuestionsPath } from '#core/navigation/screens.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import companies from '../companies/companies.module.css';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { ChosenInterviewFilters } from './ChosenInterviewFilters.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { InterviewFilterForm } from './InterviewFilterForm.tsx';
import { InterviewList } from './InterviewList.tsx';
import { InterviewSorts } from './InterviewSorts.tsx';
import { InterviewWays } from './InterviewWays.tsx';
import styles from './interviews.module.css';

/** Interviews of a company: figures, then stories with rounds and questions. */
export const CompanyInterviewsScreen = observer(function CompanyInterviewsScreen() {
  const words = useWords(interviewWords);
  const { filters, search, isThin } = useStore(CompanyInterviewsStore);
  const isEmpty = search.designation === null && filters.value !== undefined && !hasInterviews(filters.value.figures);
  return (
    <CompanyScreen tab="interviews">
      <ErrorBoundary>
        <Await request={filters} meanwhile={<FiguresSkeleton />}>
          {({ figures }) =>
            hasInterviews(figures) ? (
              <FiguresPanel figures={figures} isOfAll={narrowingOf(search).some((name) => name !== 'designation')}>
                {figures.questionsCount > 0 && <ToQuestions />}
              </FiguresPanel>
            ) : null
          }
        </Await>
      </ErrorBoundary>
      <section className={isEmpty ? undefined : `${companies.screen} ${styles.reported}`} aria-label={words.list}>
        {!isEmpty && (
          <ErrorBoundary>
            <InterviewFilterForm />
          </ErrorBoundary>
        )}
        <div className={companies.found}>
          {!isEmpty && (
            <>
              <ErrorBoundary>
                <ChosenInterviewFilters />
              </ErrorBoundary>
              <InterviewSorts />
            </>
          )}
          <ErrorBoundary>
            <InterviewList />
          </ErrorBoundary>
        </div>
      </section>
      {isThin && (
        <ErrorBoundary>
          <InterviewWays />
        </ErrorBoundary>
      )}
    </CompanyScreen>
  );
});

const FiguresSkeleton = () => (
  <div className={styles.figuresWaiting}>
    {['outcomes', 'hardness', 'ways'].map((figure) => (
      <SkeletonBars key={figure} lines={4} />
    ))}
  </div>
);

const ToQuestions = observer(function ToQuestions() {
  const { toQuestions } = useWords(interviewWords);
  const { urlName, search } = useStore(CompanyInterviewsStore);
  const { designation } = search;
  return (
    <p className="row">
      <Link to={topQuestionsPath(urlName, designation)} className="btn">
        {toQuestions.top}
      </Link>
      <Link to={practiceUrl({ of: 'company', company: urlName, designation })} className="btn">
        {toQuestions.practise}
      </Link>
    </p>
  );
});
