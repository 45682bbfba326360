import { observer } from 'mobx-react-lite';
import { KeyKeepingStore } from '#web/stores/persona-keys/key-keeping-store.ts';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { KeyProblemLine } from './KeyProblemLine.tsx';
import { PassphraseForm } from './PassphraseForm.tsx';
import styles from './made-up-name.module.css';

/** Server copy of the key, which the server cannot open. Names what is stored and who could guess at it. */
export const KeepCopy = observer(function KeepCopy() {
  const { copy: words } = useWords(personaKeyWords);
  const store = useStore(KeyKeepingStore);
  const { name, reading } = useStore(MadeUpNameStore);
  const { copying, dropping } = store;
  const isDropped = dropping.state.status === 'SUCCESS';
  const isKept = copying.state.status === 'SUCCESS' || (reading.value?.hasCopy === true && !isDropped);
  const keep = (passphrase: string) => {
    dropping.forget();
    if (name) void copying.send(passphrase, name.userName);
  };
  const drop = async () => {
    copying.forget();
    await dropping.send();
  };
  return (
    <section className={styles.way} aria-labelledby="key-copy">
      <h3 id="key-copy">{words.heading}</h3>
      <p>{words.lead}</p>
      <p>{words.limit}</p>
      <p>{words.opens}</p>
      <PassphraseForm
        press={isKept ? words.again : words.press}
        busy={copying.state.status === 'LOADING' ? words.busy : undefined}
        onType={() => copying.state.status === 'FAILURE' && copying.forget()}
        onSend={keep}
      />
      <KeyProblemLine request={copying} />
      <p role="status">{copying.state.status === 'SUCCESS' ? words.done : isKept ? words.isKept : isDropped && words.dropped}</p>
      {isKept && (
        <Button busy={dropping.state.status === 'LOADING'} onClick={() => void drop()}>
          {words.drop}
        </Button>
      )}
      <KeyProblemLine request={dropping} />
    </section>
  );
});
