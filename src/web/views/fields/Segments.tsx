import { useId } from 'react';
import { WarningIcon } from '../ui/icons.tsx';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What to do about a choice that cannot be left out. */
  readonly error?: string | undefined;
}

/** Two or three short options of which one holds. More of them are a select. */
export function Segments<Value extends string>({ label, options, value, onChange, error }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="field" {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-aside`, role: 'radiogroup' })}>
      <legend>{label}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-aside`} className="err">
          <WarningIcon small />
          {error}
        </p>
      )}
    </fieldset>
  );
}
