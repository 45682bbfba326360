import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { PracticeMark } from '#core/questions/practice.ts';
import { questionListUrl } from '#core/questions/question-urls.ts';
import { PracticeStore } from '#web/stores/questions/practice-store.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import company from '../companies/company.module.css';
import { useKeys } from '../content/use-keys.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
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

/** Practice one question at a time, with hidden answers. */
export const PracticeScreen = observer(function PracticeScreen() {
  const { practice } = useWords(questionWords);
  const store = useStore(PracticeStore);
  const what = usePractised();
  useEffect(() => store.find(), [store, store.questions.value]);
  return (
    <div className={`wrap page stack g5 ${company.screen}`}>
      <header>
        <p className="muted">{practice.heading}</p>
        <h1>{what}</h1>
      </header>
      <ErrorBoundary>
        {store.isMissing ? (
          <NoQuestions />
        ) : (
          <Await request={store.questions} meanwhile={<Skeleton lines={6} />}>
            {(questions) => (questions.length === 0 ? <NoQuestions /> : <Round />)}
          </Await>
        )}
      </ErrorBoundary>
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
  const { current, progress, round, known } = store;
  const { place, goOn } = useFocusOnNext();
  const mark = (said: PracticeMark) => goOn(() => store.mark(said));
  useKeys(
    current
      ? {
          ' ': () => store.turn(),
          ArrowRight: () => mark('can'),
          ArrowLeft: () => mark('again'),
        }
      : {},
  );
  return (
    <div ref={place} className={styles.practice}>
      <p role="status" className="strong">
        {practice.progress(progress.at, progress.of)}
      </p>
      {current ? (
        <PracticeCard question={current} mark={mark} />
      ) : (
        <EmptyState title={practice.over} level={2} because={practice.overBecause(round.done.length)}>
          <Button look="main" onClick={() => goOn(() => store.begin())}>
            {practice.next}
          </Button>
        </EmptyState>
      )}
      <p className="hint">
        {known > 0 && `${practice.known(known)} `}
        {practice.kept}
      </p>
      <p className={`hint needs-script ${styles.keys}`}>{practice.keys}</p>
    </div>
  );
});

/** Focuses the next question, or the way on after a round. */
function useFocusOnNext() {
  const place = useRef<HTMLDivElement>(null);
  const [presses, count] = useState(0);
  useEffect(() => {
    if (presses > 0) place.current?.querySelector<HTMLElement>('#practised, .empty button')?.focus({ preventScroll: true });
  }, [presses]);
  const goOn = (press: () => void) => {
    press();
    count((before) => before + 1);
  };
  return { place, goOn };
}
