import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  readonly label: string;
  readonly onChange?: (isOn: boolean) => void;
}

/** The box itself says whether it is checked, so nothing beside it may. */
const box = { type: 'checkbox', role: 'switch' } as const;

/** A setting that applies at once. In a form that is sent, use a checkbox. */
export const Switch = ({ label, onChange, ...rest }: SwitchProps) => (
  <label className="switch">
    <input {...rest} {...box} onChange={({ currentTarget }) => onChange?.(currentTarget.checked)} />
    {label}
  </label>
);
