import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AwardList } from '#core/awards/awards.ts';
import { AwardRecountStore } from '#web/stores/awards/award-recount-store.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { useAwardFailure } from './use-award-failure.ts';
import styles from './awards.module.css';

/** Recounts the list on this device and compares it (F-19). */
export const RecountPart = observer(function RecountPart({ list }: { readonly list: AwardList }) {
  const { recount: words } = useWords(awardWords);
  const store = useStore(AwardRecountStore);
  const tellFailure = useAwardFailure();
  useEffect(() => store.open(list), [store, list]);
  const press = async () => {
    const failure = await store.count();
    if (failure) tellFailure(failure, words.failed);
  };
  return (
    <section className={`needs-script ${styles.kind}`} aria-labelledby="recount">
      <h2 id="recount">{words.heading}</h2>
      <p className="sm">{words.lead}</p>
      <p>
        <Button busy={store.isCounting} onClick={() => void press()}>
          {store.recount.state.status === 'FAILURE' ? words.goOn : words.press}
        </Button>
      </p>
      <div role="status">
        <Outcome companiesCount={list.category.companiesCount} />
      </div>
    </section>
  );
});

const Outcome = observer(function Outcome({ companiesCount }: { readonly companiesCount: number }) {
  const { recount: words } = useWords(awardWords);
  const { recount, readCount } = useStore(AwardRecountStore);
  const { state } = recount;
  switch (state.status) {
    case 'IDLE':
      return null;
    case 'LOADING':
      return <p className="muted">{words.counting(readCount, companiesCount)}</p>;
    case 'FAILURE':
      return <p>{words.stopped(readCount)}</p>;
    case 'SUCCESS':
      return <p className="strong">{(state.value.isSame ? words.same : words.differs)(state.value.companiesCount)}</p>;
  }
});
