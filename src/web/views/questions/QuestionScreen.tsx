import { observer } from 'mobx-react-lite';
import { askedQuestionsPath, interviewsPath, screens } from '#core/navigation/screens.ts';
import type { AskedQuestion } from '#core/questions/question.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { CommentsView } from '../comments/CommentsView.tsx';
import { OneScreen } from '../companies/OneScreen.tsx';
import content from '../content/content.module.css';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import styles from './questions.module.css';

/** One question, where it was asked, and what people answer. */
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
          <div className={`card ${content.post} ${content.flush}`}>
            <QuestionCard question={known} />
            <Part>
              <CommentsView postId={known.questionId} count={answersCount} isOpen lockedFor={known.lockedFor} />
            </Part>
          </div>
        </>
      )}
    </OneScreen>
  );
});

interface QuestionCrumbsProps {
  readonly question: AskedQuestion;
}

/** Where a question stands: at its company, or at none where several ask it. */
const QuestionCrumbs = observer(function QuestionCrumbs({ question: { company: at, author, companiesCount } }: QuestionCrumbsProps) {
  const { page } = useWords(companyWords);
  const { one } = useWords(questionWords);
  const top = { label: useWords(navigationWords).interviews, to: screens.interviews };
  if (companiesCount > 1) return <Crumbs steps={[top, { label: one.crumb }]} />;
  const place = { label: at.name, to: author ? askedQuestionsPath(at.urlName) : interviewsPath(at.urlName) };
  return <Crumbs steps={[top, place, { label: author ? page.questions : page.interviews }]} />;
});
