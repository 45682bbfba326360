import { observer } from 'mobx-react-lite';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { AskForm } from './AskForm.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import styles from './questions.module.css';

/** Members' questions about a company (R-026). */
export const AskedQuestionsScreen = observer(function AskedQuestionsScreen() {
  const { ask } = useWords(questionWords);
  const { patches } = useStore(PostPatchesStore);
  return (
    <CompanyScreen tab="questions">
      <section className={styles.reported} aria-labelledby="asked-questions">
        <h2 id="asked-questions">{ask.heading}</h2>
        <ErrorBoundary>
          <AskForm />
        </ErrorBoundary>
        <ErrorBoundary>
          <QuestionRows isThere={({ questionId }) => patches.get(questionId) !== null} empty={<EmptyState title={ask.none} />} />
        </ErrorBoundary>
      </section>
    </CompanyScreen>
  );
});
