import { observer } from 'mobx-react-lite';
import { hrQuestionsPath, screens } from '#core/navigation/screens.ts';
import { hrSubjectNamed, hrSubjects } from '#core/questions/hr-subjects.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import { NoList } from './NoList.tsx';
import { NoQuestions } from './NoQuestions.tsx';
import { PractiseLink } from './PractiseLink.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import styles from './questions.module.css';

/** HR questions for any job, by subject. */
export const HrQuestionsScreen = observer(function HrQuestionsScreen() {
  const { hr: words } = useWords(questionWords);
  const shell = useWords(navigationWords);
  const { search: list, isMissing } = useStore(QuestionListStore);
  const chosen = list.of === 'hr' ? list.subject : null;
  const subject = hrSubjectNamed(chosen ?? '');
  if (isMissing || (chosen !== null && subject === undefined)) return <NoList title={words.missing} />;
  return (
    <div className={`wrap page ${styles.hub}`}>
      <Crumbs steps={[{ label: shell.interviews, to: screens.interviews }, { label: words.title }]} />
      <header>
        <h1>{subject === undefined ? words.title : words.titleOf(words.named[subject])}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <LinkChips
        label={words.subjects}
        chips={[null, ...hrSubjects].map((each) => ({
          label: each === null ? words.every : words.named[each],
          to: hrQuestionsPath(each),
          isCurrent: each === chosen,
        }))}
      />
      <ErrorBoundary>
        <PractiseLink />
        <QuestionRows empty={<NoQuestions />} />
      </ErrorBoundary>
    </div>
  );
});
