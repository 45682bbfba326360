import { observer } from 'mobx-react-lite';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { QuotasStore } from '#web/stores/quotas/quotas-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

/** Offers a rephrased draft where a language model is set up. Nothing changes before acceptance. */
export const RephrasePart = observer(function RephrasePart() {
  const quotas = useStore(QuotasStore);
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { writing, rephrasing, mayRephrase } = store;
  const { state } = rephrasing;
  if (!quotas.offers('rephrasings')) return null;
  if (writing.rephrasedDesc !== null && state.status === 'SUCCESS') return <Suggested by={state.value.by} />;
  const outcome = state.status === 'SUCCESS' ? words.rephrase.outcomes[state.value.responseType] : '';
  return (
    <div className="stack g1">
      <div className="row">
        <Button look="quiet" busy={state.status === 'LOADING'} disabled={!mayRephrase} onClick={() => void store.rephrase()}>
          {state.status === 'LOADING' ? words.rephrase.busy : words.rephrase.button}
        </Button>
        {!mayRephrase && <span className="hint">{words.rephrase.short}</span>}
      </div>
      <p className="err" role="status">
        {state.status === 'FAILURE' ? words.rephrase.failed : outcome}
      </p>
    </div>
  );
});

const Suggested = observer(function Suggested({ by }: { readonly by: 'model' | 'cleaner' }) {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { rephrasedTitle, rephrasedDesc } = store.writing;
  return (
    <section className="inset stack g2" aria-label={words.rephrase.suggestion}>
      <p className="strong">{words.rephrase.suggestion}</p>
      {rephrasedTitle && <p className="strong">{rephrasedTitle}</p>}
      <p className={styles.rephrased}>{rephrasedDesc}</p>
      <p className="hint">{by === 'model' ? words.rephrase.byModel : words.rephrase.byCleaner}</p>
      <div className="row">
        <Button onClick={() => store.settle(true)}>{words.rephrase.accept}</Button>
        <Button look="quiet" onClick={() => store.settle(false)}>
          {words.rephrase.keep}
        </Button>
      </div>
    </section>
  );
});
