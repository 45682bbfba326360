import { observer } from 'mobx-react-lite';
import type { FailureKind } from '#core/failure.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import type { LoginWords } from '#web/words/en/login/words.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { PlusIcon } from '../ui/form-icons.tsx';
import { useWords } from '../words.tsx';
import styles from './login.module.css';

/** Account without a provider, begun by a passkey (F-32). */
export const SignUpMethod = observer(function SignUpMethod({ isOneOfMore }: { readonly isOneOfMore: boolean }) {
  const words = useWords(loginWords);
  const passkeys = useStore(PasskeyStore);
  const refusal = passkeys.beginningRefusal;
  return (
    <section className="section needs-script stack g2">
      <p className="strong">{words.newHere}</p>
      {isOneOfMore && <p className="sm muted">{words.firstTime}</p>}
      <Button wide className={styles.way} busy={passkeys.beginning.state.status === 'LOADING'} onClick={() => void passkeys.begin()}>
        <PlusIcon />
        {words.beginGo}
      </Button>
      <p className="hint">{words.beginLead}</p>
      <p role="status" className="hint">
        {refusal && saidOf(refusal, words)}
      </p>
    </section>
  );
});

function saidOf(refusal: FailureKind, words: LoginWords): string {
  if (refusal === 'missing') return words.noPasskeys;
  if (refusal === 'cancelled') return words.notBegun;
  if (refusal === 'broken') return words.passkeyNotHere;
  if (refusal === 'conflict') return words.passkeyHereAlready;
  return `${words.failures.wrong} ${words.failures.later}`;
}
