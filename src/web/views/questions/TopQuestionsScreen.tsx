import { observer } from 'mobx-react-lite';
import { interviewsPath, topQuestionsPath } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { TopQuestionsStore } from '#web/stores/questions/top-questions-store.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import { NoQuestions } from './NoQuestions.tsx';
import { PractiseLink } from './PractiseLink.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import styles from './questions.module.css';

/** Most frequent interview questions of a company or job. */
export const TopQuestionsScreen = observer(function TopQuestionsScreen() {
  const { top } = useWords(questionWords);
  const { urlName } = useStore(CompanyStore);
  const { isMissing: isJobMissing } = useStore(QuestionListStore);
  const { designation } = useStore(TopQuestionsStore);
  const empty = <NoQuestions of={{ company: urlName, designation }} />;
  return (
    <CompanyScreen tab="interviews">
      <section className={styles.reported} aria-labelledby="top-questions">
        <Top />
        <ErrorBoundary>
          <PractiseLink />
          {isJobMissing ? empty : <QuestionRows empty={empty} />}
        </ErrorBoundary>
        <p>
          <Link to={interviewsPath(urlName, designation)} className="go">
            {top.stories}
          </Link>
        </p>
      </section>
    </CompanyScreen>
  );
});

/** Size of the list and its jobs, left out on failure. */
const Top = observer(function Top() {
  const { top } = useWords(questionWords);
  const { nameOf } = useWords(listWords);
  const { meta, company: urlName, designation } = useStore(TopQuestionsStore);
  const known = meta.value;
  // The chosen one first: on a phone the others scroll away beside it.
  const jobs = known?.designations.toSorted((one, other) => Number(other.urlName === designation) - Number(one.urlName === designation)) ?? [];
  return (
    <>
      <div>
        <h2 id="top-questions">{top.link}</h2>
        {known && <p className="muted">{top.counts(known.questionsCount, known.interviewsCount)}</p>}
      </div>
      {jobs.length > 0 && (
        <LinkChips
          label={top.jobs}
          isLong
          chips={[
            { label: top.every, to: topQuestionsPath(urlName), isCurrent: designation === null },
            ...jobs.map((job) => ({
              label: nameOf(job.name),
              to: topQuestionsPath(urlName, job.urlName),
              isCurrent: job.urlName === designation,
            })),
          ]}
        />
      )}
    </>
  );
});
