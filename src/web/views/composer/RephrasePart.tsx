import { observer } from 'mobx-react-lite';
import { editableIn } from '#core/composer/written-texts.ts';
import type { Rephraser } from '#core/rephrase/rephrasings.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { QuotasStore } from '#web/stores/quotas/quotas-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { PostedText } from './PostedText.tsx';

/** Offers the draft reworded by a model, or tidied by rules. Nothing changes before acceptance. */
export const RephrasePart = observer(function RephrasePart() {
  const { rephrasedBy } = useStore(QuotasStore);
  const { rephrase } = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { state } = store.rephrasing;
  if (rephrasedBy === undefined) return null;
  if (store.writing.rephrasedDesc !== null && state.status === 'SUCCESS') return <Suggested by={state.value.by} />;
  const words = rephrase.by[rephrasedBy];
  const isBusy = state.status === 'LOADING';
  return (
    <div className="stack g1">
      <div className="row">
        <Button look="quiet" busy={isBusy} disabled={!store.mayRephrase} onClick={() => void store.rephrase()}>
          {isBusy ? words.busy : words.button}
        </Button>
        {!store.mayRephrase && <span className="hint">{words.short}</span>}
      </div>
      <Outcome by={rephrasedBy} />
    </div>
  );
});

interface ByProps {
  readonly by: Rephraser;
}

const Outcome = observer(function Outcome({ by }: ByProps) {
  const { rephrase } = useWords(composerWords);
  const { writing, hasRephraseFailed } = useStore(ComposerStore);
  const said = {
    VALID: rephrase.nothing,
    JUNK: rephrase.by[by].junk,
    USER_LIMIT_EXCEEDED: rephrase.limit,
    POST_LIMIT_EXCEEDED: rephrase.limit,
    UNKNOWN: rephrase.by[by].failed,
  };
  const outcome = hasRephraseFailed ? 'UNKNOWN' : writing.rephrasedResponseType;
  return (
    <p className={outcome === 'VALID' ? 'hint' : 'err'} role="status">
      {outcome && said[outcome]}
    </p>
  );
});

const Suggested = observer(function Suggested({ by }: ByProps) {
  const { rephrase } = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { writing } = store;
  return (
    <section className="inset stack g2" aria-label={rephrase.suggestion}>
      <p className="strong">{rephrase.suggestion}</p>
      <p className="xs muted">{rephrase.before}</p>
      <PostedText post={editableIn(writing)} />
      <p className="xs muted">{rephrase.after}</p>
      <PostedText post={{ title: writing.rephrasedTitle, content: writing.rephrasedDesc ?? '' }} />
      <p className="hint">{rephrase.by[by].made}</p>
      <div className="row">
        <Button onClick={() => store.settle(true)}>{rephrase.accept}</Button>
        <Button look="quiet" onClick={() => store.settle(false)}>
          {rephrase.keep}
        </Button>
      </div>
    </section>
  );
});
