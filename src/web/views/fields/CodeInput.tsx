import type { InputHTMLAttributes } from 'react';

interface CodeInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** Input for issued codes, without completion or correction on phones. */
export const CodeInput = ({ onType, ...input }: CodeInputProps) => (
  <input
    {...input}
    className="input"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
);
