import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { questionListUrl } from '#core/questions/question-urls.ts';
import { PracticeStore } from '#web/stores/questions/practice-store.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import company from '../companies/company.module.css';
import { useKeys } from '../content/use-keys.ts';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { NoQuestions } from './NoQuestions.tsx';
import { PracticeCard } from './PracticeCard.tsx';
import styles from './questions.module.css';
import { usePractised } from './use-practised.ts';

/** Practice of the questions of a list, one at a time, the answers hidden until they are asked for. */
export const PracticeScreen = observer(function PracticeScreen() {
  const { practice } = useWords(questionWords);
  const store = useStore(PracticeStore);
  const what = usePractised();
  useEffect(() => store.find(), [store, store.questions.value]);
  return (
    <div className={`wrap page ${company.screen}`}>
      <header>
        <p className="muted">{practice.heading}</p>
        <h1>{what}</h1>
      </header>
      <Part>
        <Await request={store.questions} meanwhile={<Skeleton lines={6} />}>
          {(questions) => (questions.length === 0 ? <NoQuestions /> : <Round />)}
        </Await>
      </Part>
      <p>
        <Link to={questionListUrl(store.list)} className="go">
          {practice.back}
        </Link>
      </p>
    </div>
  );
});

const Round = observer(function Round() {
  const { practice } = useWords(questionWords);
  const store = useStore(PracticeStore);
  const { current, progress, round } = store;
  useKeys(
    current
      ? {
          ' ': () => store.turn(),
          ArrowRight: () => store.mark('can'),
          ArrowLeft: () => store.mark('again'),
        }
      : {},
  );
  return (
    <div className={styles.practice}>
      <p role="status" className="strong">
        {practice.progress(progress.at, progress.of)}
      </p>
      {current ? (
        <PracticeCard question={current} />
      ) : (
        <EmptyState title={practice.over} level={2}>
          <p>{practice.overBecause(round.done.length)}</p>
          <Button look="main" onClick={() => store.begin()}>
            {practice.next}
          </Button>
        </EmptyState>
      )}
      <p className="hint">{practice.kept}</p>
      <p className="hint needs-script">{practice.keys}</p>
    </div>
  );
});
