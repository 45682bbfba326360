import { observer } from 'mobx-react-lite';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { CompanyHead } from '../companies/CompanyHead.tsx';
import { NoCompany } from '../companies/NoCompany.tsx';
import company from '../companies/company.module.css';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { AskForm } from './AskForm.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import styles from './questions.module.css';

/** What members ask about a company, as a tab of its page. */
export const AskedQuestionsScreen = observer(function AskedQuestionsScreen() {
  const { ask } = useWords(questionWords);
  const { isMissing } = useStore(CompanyStore);
  const { patches } = useStore(PostPatchesStore);
  if (isMissing) return <NoCompany />;
  return (
    <div className={`wrap page ${company.screen}`}>
      <CompanyHead tab="questions" />
      <section className={styles.told} aria-labelledby="asked-questions">
        <h2 id="asked-questions">{ask.heading}</h2>
        <Part>
          <AskForm />
        </Part>
        <Part>
          <QuestionRows isThere={({ questionId }) => patches.get(questionId) !== null} empty={<EmptyState title={ask.none} />} />
        </Part>
      </section>
    </div>
  );
});
