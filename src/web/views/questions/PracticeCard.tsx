import { observer } from 'mobx-react-lite';
import { questionPath } from '#core/navigation/screens.ts';
import { hasAnswer, type PracticeMark } from '#core/questions/practice.ts';
import type { ListedQuestion } from '#core/questions/question.ts';
import { PracticeStore } from '#web/stores/questions/practice-store.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { askedWhere } from './asked-where.ts';
import styles from './questions.module.css';

interface PracticeCardProps {
  readonly question: ListedQuestion;
  readonly mark: (mark: PracticeMark) => void;
}

export const PracticeCard = observer(function PracticeCard({ question, mark }: PracticeCardProps) {
  const words = useWords(questionWords);
  const { practice } = words;
  const store = useStore(PracticeStore);
  const { text, askedCount } = question;
  const isUnseen = hasAnswer(question) && !store.isShown;
  return (
    <article className={`card ${styles.card}`} aria-labelledby="practised">
      <div>
        <h2 id="practised" tabIndex={-1} className={styles.title} {...inItsLanguage(text)}>
          {text}
        </h2>
        {askedCount > 0 && <p className="muted sm">{words.asked(askedCount, askedWhere(store.list))}</p>}
      </div>
      <Answer question={question} />
      <div className={`needs-script ${styles.marks}`}>
        <Button onClick={() => mark('again')}>{practice.again}</Button>
        <Button look={isUnseen ? undefined : 'main'} onClick={() => mark('can')}>
          {practice.can}
        </Button>
      </div>
    </article>
  );
});

const Answer = observer(function Answer({ question }: Pick<PracticeCardProps, 'question'>) {
  const { practice } = useWords(questionWords);
  const store = useStore(PracticeStore);
  const { slug, bestAnswer } = question;
  if (!hasAnswer(question))
    return (
      <p className="muted">
        {practice.noAnswer} <Link to={`${questionPath(slug)}#reply`}>{practice.write}</Link>
      </p>
    );
  return (
    <>
      <Button
        look={store.isShown ? undefined : 'main'}
        className="needs-script"
        aria-expanded={store.isShown}
        aria-controls="practised-answer"
        onClick={() => store.turn()}
      >
        {store.isShown ? practice.hide : practice.show}
      </Button>
      <div id="practised-answer" hidden={!store.isShown}>
        <p className={styles.answer} {...inItsLanguage(bestAnswer)}>
          {bestAnswer}
        </p>
        <Link to={questionPath(slug)} className="go">
          {practice.all}
        </Link>
      </div>
    </>
  );
});
