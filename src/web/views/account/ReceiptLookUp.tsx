import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CodeInput } from '../fields/CodeInput.tsx';
import { Field } from '../fields/Field.tsx';
import { DeletionReceiptCard } from './DeletionReceiptCard.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

/** Finds a receipt by number alone, as its account is gone. */
export const ReceiptLookUp = observer(function ReceiptLookUp() {
  const { lookUp: words } = useWords(accountWords);
  const { lookingUp } = useStore(AccountStore);
  const [number, type] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { state } = lookingUp;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(number.trim() === '');
    if (number.trim() !== '') void lookingUp.send(number.trim());
  };
  const failure = state.status === 'FAILURE' ? (['missing', 'invalid'].includes(state.failure.kind) ? words.missing : words.failed) : undefined;
  return (
    <section className={`needs-script ${styles.section}`} aria-labelledby="receipt-look-up">
      <h2 id="receipt-look-up">{words.heading}</h2>
      <p>{words.lead}</p>
      <form className={`${styles.stack} ${styles.narrow}`} onSubmit={send} noValidate>
        <Field label={words.label} error={isEmpty ? words.empty : failure}>
          {(control) => <CodeInput {...control} value={number} onType={type} />}
        </Field>
        <div>
          <Button type="submit" busy={state.status === 'LOADING'}>
            {words.press}
          </Button>
        </div>
      </form>
      {state.status === 'SUCCESS' && <DeletionReceiptCard receipt={state.value} />}
    </section>
  );
});
