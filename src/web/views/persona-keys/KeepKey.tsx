import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { keyFileName } from '#core/persona-keys/key-file.ts';
import { inGroups } from '#core/persona-keys/hand-code.ts';
import { screens } from '#core/navigation/screens.ts';
import { KeyKeepingStore } from '#web/stores/persona-keys/key-keeping-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import settings from '../settings/settings.module.css';
import { KeepCopy } from './KeepCopy.tsx';
import { KeyProblemLine } from './KeyProblemLine.tsx';
import { PassphraseForm } from './PassphraseForm.tsx';
import styles from './made-up-name.module.css';

export const KeepKey = observer(function KeepKey() {
  const { keep: words } = useWords(personaKeyWords);
  const store = useStore(KeyKeepingStore);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => () => store.putAway(), [store]);
  // The name is read first, so that there was nothing yet for the browser to go to.
  useEffect(() => {
    if (hash === '#keep-key') heading.current?.scrollIntoView?.();
  }, [hash]);
  return (
    <section className={`needs-script ${settings.section}`} aria-labelledby="keep-key">
      <h2 id="keep-key" ref={heading}>
        {words.heading}
      </h2>
      <p>{words.lead}</p>
      <ByFile />
      <ByCode />
      <KeepCopy />
    </section>
  );
});

const ByFile = observer(function ByFile() {
  const { file: words } = useWords(personaKeyWords);
  const store = useStore(KeyKeepingStore);
  const { state } = store.filing;
  return (
    <section className={styles.way} aria-labelledby="key-file">
      <h3 id="key-file">{words.heading}</h3>
      <p>{words.lead}</p>
      <PassphraseForm
        press={words.press}
        busy={state.status === 'LOADING' ? words.busy : undefined}
        onType={() => store.filing.forget()}
        onSend={(passphrase) => void store.filing.send(passphrase)}
      />
      <KeyProblemLine request={store.filing} />
      <div role="status" className={styles.form}>
        {state.status === 'SUCCESS' && (
          <>
            <p>{words.made(keyFileName)}</p>
            <a className="btn" href={`data:text/plain;charset=utf-8,${encodeURIComponent(state.value)}`} download={keyFileName}>
              {words.save}
            </a>
          </>
        )}
      </div>
    </section>
  );
});

const ByCode = observer(function ByCode() {
  const { code: words } = useWords(personaKeyWords);
  const store = useStore(KeyKeepingStore);
  const { state } = store.starting;
  const isBusy = state.status === 'LOADING';
  const isOver = state.status === 'SUCCESS' && store.minutesLeft === 0;
  return (
    <section className={styles.way} aria-labelledby="key-code">
      <h3 id="key-code">{words.heading}</h3>
      <p>{words.lead}</p>
      <div role="status" className={styles.form}>
        {isOver && <p>{words.over}</p>}
        {state.status === 'SUCCESS' && !isOver && (
          <>
            <p>{words.type}</p>
            <p className={styles.address} translate="no">
              {location.host + screens.madeUpName}
            </p>
            <p className={styles.code} translate="no">
              {inGroups(state.value.code)}
            </p>
          </>
        )}
      </div>
      {state.status === 'SUCCESS' && !isOver && <p className="muted sm">{words.left(store.minutesLeft)}</p>}
      <KeyProblemLine request={store.starting} />
      <Button busy={isBusy} onClick={() => void store.start()}>
        {isBusy ? words.busy : state.status === 'SUCCESS' ? words.another : words.press}
      </Button>
    </section>
  );
});
