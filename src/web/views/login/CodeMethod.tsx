import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import type { OpenLogin } from '#core/login/login-props.ts';
import { longestRecoveryCode } from '#core/login/recovery-code.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { useWords } from '../words.tsx';
import styles from './login.module.css';

interface CodeMethodProps {
  readonly here: string;
  readonly props: OpenLogin;
}

export const CodeMethod = observer(function CodeMethod({ here, props }: CodeMethodProps) {
  const words = useWords(loginWords);
  const passkeys = useStore(PasskeyStore);
  const methods = useStore(LoginMethodsStore);
  const [text, write] = useState('');
  const { codeProblem, redeeming } = passkeys;
  const redeem = async (event: FormEvent) => {
    event.preventDefault();
    if (await passkeys.redeem(text)) methods.goOn(here, props);
  };
  return (
    <li className="needs-script">
      <details>
        <summary className="go">{words.recovery}</summary>
        <form className={`stack g3 ${styles.code}`} onSubmit={(event) => void redeem(event)}>
          <Field
            label={words.recoveryCode}
            hint={words.recoveryHint}
            error={codeProblem && (codeProblem === 'short' ? words.recoveryShort : words.recoveryRefused)}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                value={text}
                onChange={({ target }) => write(target.value)}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={longestRecoveryCode}
              />
            )}
          </Field>
          <Button type="submit" busy={redeeming.state.status === 'LOADING'}>
            {words.recoveryGo}
          </Button>
        </form>
      </details>
    </li>
  );
});
