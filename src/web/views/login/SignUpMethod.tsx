import { observer } from 'mobx-react-lite';
import type { FailureKind } from '#core/failure.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import type { LoginWords } from '#web/words/en/login/words.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './login.module.css';

interface SignUpMethodProps {
  /** True without any provider, so that all begin here. */
  readonly isOnlyMethod: boolean;
}

/** Account without a provider, begun by a passkey (F-32). */
export const SignUpMethod = observer(function SignUpMethod({ isOnlyMethod }: SignUpMethodProps) {
  const words = useWords(loginWords);
  const passkeys = useStore(PasskeyStore);
  const refusal = passkeys.beginningRefusal;
  return (
    <li className="needs-script">
      <details open={isOnlyMethod}>
        <summary className="go">{words.begin}</summary>
        <div className={styles.code}>
          <p className="muted">{words.beginLead}</p>
          <Button busy={passkeys.beginning.state.status === 'LOADING'} onClick={() => void passkeys.begin()}>
            {words.beginGo}
          </Button>
          <p role="status" className="hint">
            {refusal && saidOf(refusal, words)}
          </p>
        </div>
      </details>
    </li>
  );
});

function saidOf(refusal: FailureKind, words: LoginWords): string {
  if (refusal === 'missing') return words.noPasskeys;
  if (refusal === 'cancelled') return words.notBegun;
  if (refusal === 'broken') return words.passkeyNotHere;
  if (refusal === 'conflict') return words.passkeyHereAlready;
  return `${words.failures.wrong} ${words.failures.later}`;
}
