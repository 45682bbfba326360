import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { loginCodeDigits } from '#core/verification/mail-code.ts';
import { longestMailAddress } from '#core/verification/work-address.ts';
import { DeskLoginStore } from '#web/stores/company-desk/desk-login-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Card in which a company's person proves an address. */
export const DeskLogin = observer(function DeskLogin() {
  const { begin, kept } = useWords(deskWords);
  const { isSent } = useStore(DeskLoginStore);
  return (
    <section className="card stack g3 needs-script" aria-labelledby="desk-begin">
      <h2 id="desk-begin">{begin}</h2>
      {isSent ? <CodeForm /> : <AddressForm />}
      <p className="xs muted">{kept}</p>
    </section>
  );
});

const AddressForm = observer(function AddressForm() {
  const words = useWords(deskWords);
  const store = useStore(DeskLoginStore);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form className="stack g3" onSubmit={send} noValidate>
      <Field label={words.address} hint={words.addressHint} error={store.problem && words.problems[store.problem]}>
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
      <Button type="submit" look="main" wide busy={store.sending.state.status === 'LOADING'}>
        {words.send}
      </Button>
    </form>
  );
});

const CodeForm = observer(function CodeForm() {
  const words = useWords(deskWords);
  const store = useStore(DeskLoginStore);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void store.enter();
  };
  return (
    <form className="stack g3" onSubmit={enter} noValidate>
      <p role="status">{words.sent(store.address)}</p>
      <Field label={words.code} hint={words.codeHint} error={store.problem && words.problems[store.problem]}>
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
      <Button type="submit" look="main" wide busy={store.entering.state.status === 'LOADING'}>
        {words.enter}
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
