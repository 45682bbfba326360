import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  readonly label: string;
  readonly onChange?: (isOn: boolean) => void;
}

/** Native state only, so nothing else may state it. */
const box = { type: 'checkbox', role: 'switch' } as const;

/** Setting that applies at once. Use a checkbox in forms. */
export const Switch = ({ label, onChange, ...rest }: SwitchProps) => (
  <label className="switch">
    <input {...rest} {...box} onChange={({ currentTarget }) => onChange?.(currentTarget.checked)} />
    {label}
  </label>
);
