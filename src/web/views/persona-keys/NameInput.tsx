import type { ComponentProps } from 'react';
import { longestTypedName } from '#core/personas/made-up-name.ts';

interface NameInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  readonly value: string;
  readonly onType: (typed: string) => void;
}

/** Prevents browsers from filling in the member's real name or correcting it. */
export const NameInput = ({ onType, ...rest }: NameInputProps) => (
  <input
    {...rest}
    className="input"
    autoComplete="off"
    autoCapitalize="words"
    spellCheck={false}
    maxLength={longestTypedName}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
);
