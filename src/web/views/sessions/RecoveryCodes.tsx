import { observer } from 'mobx-react-lite';
import { fileNameOf } from '#core/brand.ts';
import { OwnPasskeysStore } from '#web/stores/login/own-passkeys-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { sessionWords } from '#web/words/sessions/session-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { LogInAgain } from './LogInAgain.tsx';
import { useWords } from '../words.tsx';
import styles from './session.module.css';

/** Recovery codes: how many are left, and ten new ones, shown once. */
export const RecoveryCodes = observer(function RecoveryCodes() {
  const words = useWords(sessionWords);
  const store = useStore(OwnPasskeysStore);
  const left = store.passkeys.value?.recoveryCodesLeft;
  return (
    <section className={styles.section} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{words.codes}</h2>
      <p>{words.codesLead}</p>
      {left !== undefined && <p className="muted">{words.codesLeft(left)}</p>}
      {store.codes.length > 0 ? (
        <NewCodes />
      ) : (
        <div className="row needs-script">
          <Button busy={store.making.state.status === 'LOADING'} onClick={() => void store.makeCodes()}>
            {left ? words.makeNewCodes : words.makeCodes}
          </Button>
        </div>
      )}
      {store.hasFailedMaking && (
        <p className="err" role="alert">
          {words.codesFailed}
        </p>
      )}
      {store.wantsLoginFor === 'codes' && <LogInAgain />}
    </section>
  );
});

const NewCodes = observer(function NewCodes() {
  const words = useWords(sessionWords);
  const store = useStore(OwnPasskeysStore);
  const toasts = useStore(ToastStore);
  const { name: brand } = useStore(WordsStore);
  const copy = async () => {
    if (await store.copyCodes()) toasts.show({ type: 'success', text1: words.copied });
  };
  return (
    <div className={`card ${styles.codes}`}>
      <p role="status">{words.codesShown}</p>
      <ol className={styles.codeList} translate="no">
        {store.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <a className="btn" href={`data:text/plain;charset=utf-8,${encodeURIComponent(store.codes.join('\n'))}`} download={fileNameOf(brand, words.fileName)}>
          {words.download}
        </a>
        <Button look="main" onClick={() => store.putAway()}>
          {words.putAway}
        </Button>
      </div>
    </div>
  );
});
