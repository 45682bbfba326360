import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import type { OpenLogin } from '#core/login/login-props.ts';
import { loginCodeDigits } from '#core/verification/mail-code.ts';
import { longestMailAddress } from '#core/verification/work-address.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { MailLoginStore } from '#web/stores/login/mail-login-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { MailIcon } from '../ui/area-icons.tsx';
import { useWords } from '../words.tsx';
import styles from './login.module.css';

interface MailMethodProps {
  readonly here: string;
  readonly props: OpenLogin;
}

export const MailMethod = observer(function MailMethod({ here, props }: MailMethodProps) {
  const { mail: words } = useWords(loginWords);
  const { isSent } = useStore(MailLoginStore);
  return (
    <li className="needs-script">
      <details>
        <summary className={`btn main wide ${styles.way}`}>
          <MailIcon />
          {words.by}
        </summary>
        {isSent ? <CodePart here={here} props={props} /> : <AddressPart />}
      </details>
    </li>
  );
});

const AddressPart = observer(function AddressPart() {
  const { mail: words } = useWords(loginWords);
  const store = useStore(MailLoginStore);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form className={`stack g3 ${styles.code}`} onSubmit={send} noValidate>
      <Field label={words.address} hint={words.addressHint} error={store.addressProblem && words.addressProblems[store.addressProblem]}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestMailAddress}
            value={store.address}
            onChange={({ currentTarget }) => store.typeAddress(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={store.sending.state.status === 'LOADING'}>
        {words.send}
      </Button>
    </form>
  );
});

const CodePart = observer(function CodePart({ here, props }: MailMethodProps) {
  const { mail: words } = useWords(loginWords);
  const [store, methods] = [useStore(MailLoginStore), useStore(LoginMethodsStore)];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const redeem = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.redeem()) methods.goOn(here, props);
  };
  return (
    <form className={`stack g3 ${styles.code}`} onSubmit={(event) => void redeem(event)} noValidate>
      <p role="status">{words.sent(store.address)}</p>
      <Field label={words.code} hint={words.codeHint} error={store.codeProblem && words.codeProblems[store.codeProblem]}>
        {(control) => (
          <input
            {...control}
            ref={field}
            className="input"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={loginCodeDigits}
            value={store.code}
            onChange={({ currentTarget }) => store.typeCode(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" look="main" busy={store.redeeming.state.status === 'LOADING'}>
        {words.logIn}
      </Button>
      <div className="row">
        <Button look="quiet" busy={store.sending.state.status === 'LOADING'} onClick={() => void store.send()}>
          {words.again}
        </Button>
        <Button look="quiet" onClick={() => store.changeAddress()}>
          {words.other}
        </Button>
      </div>
    </form>
  );
});
