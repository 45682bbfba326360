import { observer } from 'mobx-react-lite';
import { askedQuestionsPath, designationQuestionsPath, interviewsPath, screens } from '#core/navigation/screens.ts';
import type { AskedQuestion } from '#core/questions/question.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { CommentsView } from '../comments/CommentsView.tsx';
import { OneScreen } from '../companies/OneScreen.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import { QuestionAside } from './QuestionAside.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import styles from './questions.module.css';

/** Question with answers and where it was asked. */
export const QuestionScreen = observer(function QuestionScreen() {
  const { one } = useWords(questionWords);
  const { question, answersCount, isMissing, askedId } = useStore(QuestionStore);
  return (
    <OneScreen
      request={question}
      isMissing={isMissing}
      words={one}
      left={<CommentsView postId={askedId} count={undefined} isOpen={false} lockedFor={null} />}
      meanwhile={<div className={styles.waiting} aria-hidden="true" />}
    >
      {(known) => (
        <>
          <QuestionCrumbs question={known} />
          <div className="cols">
            <div className={styles.reported}>
              <QuestionHead question={known} />
              <ErrorBoundary>
                <CommentsView postId={known.questionId} count={answersCount} isOpen lockedFor={known.lockedFor} />
              </ErrorBoundary>
            </div>
            <QuestionAside question={known} />
          </div>
        </>
      )}
    </OneScreen>
  );
});

interface QuestionCrumbsProps {
  readonly question: AskedQuestion;
}

/** Breadcrumb by company, or by job where several companies ask it. */
const QuestionCrumbs = observer(function QuestionCrumbs({ question: { company: at, author, companiesCount, jobs } }: QuestionCrumbsProps) {
  const { page } = useWords(companyWords);
  const { one } = useWords(questionWords);
  const { nameOf } = useWords(listWords);
  const top = { label: useWords(navigationWords).interviews, to: screens.interviews };
  const [job] = jobs;
  const ofJob = job ? [{ label: nameOf(job.name), to: designationQuestionsPath(job.urlName) }] : [];
  if (companiesCount > 1) return <Crumbs steps={[top, ...ofJob, { label: one.crumb }]} />;
  const place = { label: at.name, to: author ? askedQuestionsPath(at.urlName) : interviewsPath(at.urlName) };
  return <Crumbs steps={[top, place, { label: author ? page.questions : page.interviews }]} />;
});
