import { observer } from 'mobx-react-lite';
import { askedQuestionsPath, interviewsPath, screens } from '#core/navigation/screens.ts';
import type { AskedQuestion } from '#core/questions/question.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { CommentsView } from '../comments/CommentsView.tsx';
import company from '../companies/company.module.css';
import content from '../content/content.module.css';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import styles from './questions.module.css';

/** One question, where it was asked, and what people answer. */
export const QuestionScreen = observer(function QuestionScreen() {
  const store = useStore(QuestionStore);
  const { question, answersCount, isMissing } = store;
  if (isMissing) return <NoQuestion />;
  return (
    <div className={`wrap page ${company.screen}`}>
      <Part>
        <Await request={question} meanwhile={<div className={styles.waiting} aria-hidden="true" />}>
          {(known) => (
            <>
              <QuestionCrumbs question={known} />
              <div className={`card ${content.post} ${content.flush}`}>
                <QuestionCard question={known} />
                <Part>
                  <CommentsView postId={known.questionId} count={answersCount} isOpen lockedFor={null} />
                </Part>
              </div>
            </>
          )}
        </Await>
      </Part>
    </div>
  );
});

/** Where a question stands: at its company, or at none where several ask it. */
const QuestionCrumbs = observer(function QuestionCrumbs({
  question: {
    company: { urlName, name },
    author,
    companiesCount,
  },
}: {
  readonly question: AskedQuestion;
}) {
  const { page } = useWords(companyWords);
  const { one } = useWords(questionWords);
  const top = { label: useWords(navigationWords).interviews, to: screens.interviews };
  if (companiesCount > 1) return <Crumbs steps={[top, { label: one.crumb }]} />;
  const at = { label: name, to: author ? askedQuestionsPath(urlName) : interviewsPath(urlName) };
  return <Crumbs steps={[top, at, { label: author ? page.questions : page.interviews }]} />;
});

const NoQuestion = observer(function NoQuestion() {
  const { one } = useWords(questionWords);
  return (
    <div className={`wrap page ${company.screen}`}>
      <EmptyState title={one.missing} level={1}>
        <p>{one.missingBecause}</p>
        <Link to={screens.transparency} className="btn">
          {one.ledger}
        </Link>
      </EmptyState>
    </div>
  );
});
