import { observer } from 'mobx-react-lite';
import { longestTrialText, longestWatchedWord } from '#core/administration/watched-word-list.ts';
import { WatchedWordsStore } from '#web/stores/administration/watched-words-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import styles from './administration.module.css';

/** Words that hold a text back, with a field to try one. */
export const WatchedWordsView = observer(function WatchedWordsView() {
  const { watched: words } = useWords(administrationWords);
  const store = useStore(WatchedWordsStore);
  return (
    <section className="stack g4">
      <p>{words.lead}</p>
      <AddWord />
      <Await request={store.list}>{() => <Words />}</Await>
      <Trial />
    </section>
  );
});

const AddWord = observer(function AddWord() {
  const { watched: words } = useWords(administrationWords);
  const store = useStore(WatchedWordsStore);
  return (
    <form
      className="card stack g3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.add();
      }}
    >
      <Field label={words.add} hint={words.hint} error={store.problem && words.problems[store.problem]}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            autoComplete="off"
            maxLength={longestWatchedWord}
            value={store.word}
            onChange={({ currentTarget }) => store.type(currentTarget.value)}
          />
        )}
      </Field>
      <SaveProblem request={store.changing} />
      <div>
        <Button type="submit" look="main" busy={store.changing.state.status === 'LOADING'}>
          {words.press}
        </Button>
      </div>
    </form>
  );
});

const Words = observer(function Words() {
  const { watched: words } = useWords(administrationWords);
  const store = useStore(WatchedWordsStore);
  if (store.words.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <div className="card stack g3">
      <p role="status" className="muted">
        {words.count(store.words.length)}
      </p>
      <ul className="row">
        {store.words.map((word) => (
          <li key={word} className={styles.word}>
            <span dir="auto">{word}</span>
            <Button look="quiet" square aria-label={words.removeNamed(word)} onClick={() => void store.remove(word)}>
              <CloseIcon small />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
});

const Trial = observer(function Trial() {
  const { watched: words } = useWords(administrationWords);
  const store = useStore(WatchedWordsStore);
  const fate = store.trial.value;
  return (
    <form
      className="card stack g3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.send();
      }}
    >
      <Field label={words.trial} hint={words.trialHint}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            dir="auto"
            rows={2}
            maxLength={longestTrialText}
            value={store.text}
            onChange={({ currentTarget }) => store.try(currentTarget.value)}
          />
        )}
      </Field>
      <SaveProblem request={store.trial} />
      <p role="status">{fate && words.fates[fate]}</p>
      <div>
        <Button type="submit" busy={store.trial.state.status === 'LOADING'}>
          {words.tryIt}
        </Button>
      </div>
    </form>
  );
});
