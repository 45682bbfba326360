import { observer } from 'mobx-react-lite';
import { useState, type ComponentProps } from 'react';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { Switch } from '../fields/Switch.tsx';
import { useWords } from '../words.tsx';

interface PassphraseInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  readonly value: string;
  /** Visible at first, as a generated passphrase must be noted. */
  readonly isShown?: boolean;
  readonly onType: (typed: string) => void;
}

export const PassphraseInput = observer(function PassphraseInput({ isShown = false, onType, ...rest }: PassphraseInputProps) {
  const { passphrase: words } = useWords(personaKeyWords);
  const [isSeen, see] = useState(isShown);
  return (
    <>
      <input
        {...rest}
        type={isSeen ? 'text' : 'password'}
        className="input"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Switch label={words.show} checked={isSeen} onChange={see} />
    </>
  );
});
