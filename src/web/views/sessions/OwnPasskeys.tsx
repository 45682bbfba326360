import { observer } from 'mobx-react-lite';
import { monthsAgo } from '#core/login/months-ago.ts';
import type { Passkey } from '#core/login/passkeys.ts';
import { OwnPasskeysStore, type PasskeyProblem } from '#web/stores/login/own-passkeys-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import type { SessionWords } from '#web/words/en/sessions/words.ts';
import { sessionWords } from '#web/words/sessions/session-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { KeyIcon } from '../ui/area-icons.tsx';
import { LogInAgain } from './LogInAgain.tsx';
import { useWords } from '../words.tsx';
import { useNow } from './use-now.ts';
import styles from './session.module.css';

export const OwnPasskeys = observer(function OwnPasskeys() {
  const words = useWords(sessionWords);
  const store = useStore(OwnPasskeysStore);
  const toasts = useStore(ToastStore);
  const add = async () => {
    if (await store.add()) toasts.show({ type: 'success', text1: words.added });
  };
  const isAdding = store.adding.state.status === 'LOADING';
  return (
    <section className={styles.section} aria-labelledby="own-passkeys">
      <h2 id="own-passkeys">{words.passkeys}</h2>
      <p>{words.passkeysLead}</p>
      <Await request={store.passkeys}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="muted">{words.noPasskeys}</p>
          ) : (
            <ul className={`card list ${styles.list}`}>
              {items.map((passkey) => (
                <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Await>
      <div className="row needs-script">
        <Button busy={isAdding} onClick={() => void add()}>
          <KeyIcon />
          {isAdding ? words.adding : words.addPasskey}
        </Button>
      </div>
      <p role="status" className="hint">
        {problemIn(words, store.problem)}
      </p>
      {store.wantsLoginFor === 'passkeys' && <LogInAgain />}
    </section>
  );
});

const PasskeyRow = observer(function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const words = useWords(sessionWords);
  const now = useNow();
  const store = useStore(OwnPasskeysStore);
  const toasts = useStore(ToastStore);
  const device = words.device(passkey);
  const remove = async () => {
    if (await store.remove(passkey.passkeyId)) toasts.show({ type: 'success', text1: words.removed });
  };
  const used = passkey.lastUsedOn === null ? words.neverUsed : words.usedMonthsAgo(monthsAgo(passkey.lastUsedOn, now));
  return (
    <li className={`item ${styles.row}`}>
      <div>
        <p className="strong">{device}</p>
        <p className="muted sm">
          {words.madeMonthsAgo(monthsAgo(passkey.madeOn, now))} · {used} · {passkey.isSynced ? words.synced : words.onlyHere}
        </p>
      </div>
      <Button look="quiet" className="needs-script" aria-label={words.removeThis(device)} onClick={() => void remove()}>
        {words.removePasskey}
      </Button>
    </li>
  );
});

function problemIn(words: SessionWords, problem: PasskeyProblem): string | undefined {
  switch (problem) {
    case 'has-one':
      return words.hasItAlready;
    case 'given-up':
      return words.givenUp;
    case 'unsupported':
      return words.unsupported;
    default:
      return undefined;
  }
}
