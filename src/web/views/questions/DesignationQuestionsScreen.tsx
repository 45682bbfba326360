import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { DesignationTabsStore } from '#web/stores/questions/designation-tabs-store.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import { NoList } from './NoList.tsx';
import { NoQuestions } from './NoQuestions.tsx';
import { PractiseLink } from './PractiseLink.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import { TitleTabs } from './TitleTabs.tsx';
import styles from './questions.module.css';

/** Questions for a job at all companies, with non-empty tabs. */
export const DesignationQuestionsScreen = observer(function DesignationQuestionsScreen() {
  const { designation: words } = useWords(questionWords);
  const { nameOf } = useWords(listWords);
  const { job: jobWords, designation: pages } = useWords(payWords);
  const shell = useWords(navigationWords);
  const { designation, pay, jobs } = useStore(DesignationTabsStore);
  const { isMissing } = useStore(QuestionListStore);
  if (isMissing || designation === '') return <NoList title={jobWords.missing} />;
  const job = nameOf(pay.value?.job?.name ?? designation);
  return (
    <div className={`wrap page ${styles.hub}`}>
      <Crumbs steps={[{ label: shell.interviews, to: screens.interviews }, { label: job }]} />
      <h1>{words.title(job)}</h1>
      <TitleTabs label={pages.tabs} designation={designation} current="interviews" hasPay={pay.value?.isDisclosed ?? false} jobsCount={jobs.value} />
      <ErrorBoundary>
        <PractiseLink />
        <QuestionRows empty={<NoQuestions of={{ designation }} />} />
      </ErrorBoundary>
    </div>
  );
});
