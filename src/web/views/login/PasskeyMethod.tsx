import { observer } from 'mobx-react-lite';
import type { FailureKind } from '#core/failure.ts';
import type { OpenLogin } from '#core/login/login-props.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import type { LoginWords } from '#web/words/en/login/words.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { KeyIcon } from '../ui/area-icons.tsx';
import { useWords } from '../words.tsx';
import styles from './login.module.css';

interface PasskeyMethodProps {
  readonly here: string;
  readonly props: OpenLogin;
  readonly isMain: boolean;
}

export const PasskeyMethod = observer(function PasskeyMethod({ here, props, isMain }: PasskeyMethodProps) {
  const words = useWords(loginWords);
  const passkeys = useStore(PasskeyStore);
  const methods = useStore(LoginMethodsStore);
  const prove = async () => {
    if (await passkeys.prove()) methods.goOn(here, props);
  };
  return (
    <li className="needs-script">
      <Button look={isMain ? 'main' : undefined} wide className={styles.way} busy={passkeys.proving.state.status === 'LOADING'} onClick={() => void prove()}>
        <KeyIcon />
        {words.passkey}
      </Button>
      <p role="status" className="hint">
        {passkeys.refusal && saidOf(passkeys.refusal, words)}
      </p>
    </li>
  );
});

function saidOf(refusal: FailureKind, words: LoginWords): string {
  if (refusal === 'missing') return words.noPasskeys;
  if (refusal === 'cancelled') return words.passkeyGivenUp;
  if (refusal === 'broken') return words.passkeyNotHere;
  return refusal === 'offline' || refusal === 'limited' ? `${words.failures.wrong} ${words.failures.later}` : words.passkeyRefused;
}
