import type { ComponentProps } from 'react';
import { DownIcon } from '../ui/icons.tsx';

interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice out of a short fixed list, in the way the device offers it. */
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
