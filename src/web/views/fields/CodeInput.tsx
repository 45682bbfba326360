import type { InputHTMLAttributes } from 'react';

interface CodeInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** The input of a number or code that was given out: a phone neither completes nor corrects it. */
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
