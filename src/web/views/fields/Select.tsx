import type { ComponentProps } from 'react';
import { DownIcon } from '../ui/icons.tsx';

interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export const Select = ({ options, ...rest }: SelectProps) => (
  <span className="selects">
    <select {...rest} className="input">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <DownIcon small />
  </span>
);
