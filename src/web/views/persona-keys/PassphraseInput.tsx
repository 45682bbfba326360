import { observer } from 'mobx-react-lite';
import { useState, type ComponentProps } from 'react';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { Switch } from '../fields/Switch.tsx';
import { useWords } from '../words.tsx';

interface PassphraseInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  readonly value: string;
  /** Whether it must be seen: one that was drawn is to be noted down. */
  readonly isShown?: boolean;
  readonly onType: (typed: string) => void;
}

/** A passphrase, hidden unless it is to be seen. */
export const PassphraseInput = observer(function PassphraseInput({ isShown = false, onType, ...rest }: PassphraseInputProps) {
  const { passphrase: words } = useWords(personaKeyWords);
  const [isAsked, ask] = useState(false);
  return (
    <>
      <input
        {...rest}
        type={isShown || isAsked ? 'text' : 'password'}
        className="input"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Switch label={words.show} checked={isShown || isAsked} disabled={isShown} onChange={ask} />
    </>
  );
});
