import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { isTooShort } from '#core/persona-keys/hand-code.ts';
import { isGuessable } from '#core/persona-keys/guessable.ts';
import { KeyKeepingStore } from '#web/stores/persona-keys/key-keeping-store.ts';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { PassphraseInput } from './PassphraseInput.tsx';
import styles from './made-up-name.module.css';

interface PassphraseFormProps {
  readonly press: string;
  readonly busy: string | undefined;
  readonly onType: () => void;
  readonly onSend: (passphrase: string) => void;
}

export const PassphraseForm = observer(function PassphraseForm({ press, busy, onType, onSend }: PassphraseFormProps) {
  const { passphrase: words } = useWords(personaKeyWords);
  const store = useStore(KeyKeepingStore);
  const [typed, type] = useState('');
  const { name } = useStore(MadeUpNameStore);
  const [refused, refuse] = useState<'tooShort' | 'guessable'>();
  const [draws, countDraws] = useState(0);
  const [isDrawn, markDrawn] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const change = (text: string, hasDrawn = false) => {
    type(text);
    markDrawn(hasDrawn);
    if (hasDrawn) countDraws((before) => before + 1);
    refuse(undefined);
    onType();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== undefined) return;
    const problem = isTooShort(typed) ? 'tooShort' : isGuessable(typed, name?.userName ?? '') ? 'guessable' : undefined;
    refuse(problem);
    if (problem) input.current?.focus();
    else onSend(typed);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field label={words.label} hint={words.hint} error={refused && words[refused]}>
        {(control) => <PassphraseInput key={draws} {...control} ref={input} autoComplete="new-password" value={typed} isShown={isDrawn} onType={change} />}
      </Field>
      <p role="status" className="hint">
        {isDrawn && words.drawn}
      </p>
      <div className="row">
        <Button type="submit" busy={busy !== undefined}>
          {busy ?? press}
        </Button>
        <Button look="quiet" onClick={() => change(store.suggest(), true)}>
          {words.suggest}
        </Button>
      </div>
    </form>
  );
});
