import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { SkillStore } from '#web/stores/questions/skill-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import { NoList } from './NoList.tsx';
import { NoQuestions } from './NoQuestions.tsx';
import { PractiseLink } from './PractiseLink.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import { SkillTabs } from './SkillTabs.tsx';
import styles from './questions.module.css';

/** Questions about a skill. Empty tabs are hidden. */
export const SkillQuestionsScreen = observer(function SkillQuestionsScreen() {
  const { skill: words } = useWords(questionWords);
  const shell = useWords(navigationWords);
  const { skill, name, tabs, jobs, isMissing } = useStore(SkillStore);
  if (isMissing) return <NoList title={words.missing} />;
  return (
    <div className={`wrap page ${styles.hub}`}>
      <Crumbs steps={[{ label: shell.interviews, to: screens.interviews }, { label: name }]} />
      <h1>{words.title(name)}</h1>
      <SkillTabs label={words.tabs} skill={skill} current="interviews" questionsCount={tabs.value?.questionsCount ?? 0} jobsCount={jobs.value ?? 0} />
      <ErrorBoundary>
        <PractiseLink />
        <QuestionRows empty={<NoQuestions />} />
      </ErrorBoundary>
    </div>
  );
});
