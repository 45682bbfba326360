import { useId, type ReactNode } from 'react';
import styles from './radio-choices.module.css';

interface RadioChoicesProps<Value> {
  readonly label: string;
  readonly look?: 'vh' | 'strong';
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: string | false | undefined;
  /** True where read aloud by itself, unless focus moves there. */
  readonly isAlert?: boolean;
}

export function RadioChoices<Value extends string | number | null>(props: RadioChoicesProps<Value>) {
  const { label, look, options, value, onChange, error = false, isAlert = false } = props;
  const id = useId();
  return (
    <fieldset className={`stack g1 ${styles.choices}`} {...(error && { 'aria-invalid': true, 'aria-describedby': id, role: 'radiogroup' })}>
      <legend className={look}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={`${id}-choice`} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
      {error && (
        <p id={id} role={isAlert ? 'alert' : undefined} className="err">
          {error}
        </p>
      )}
    </fieldset>
  );
}
