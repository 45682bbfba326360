import { useId } from 'react';
import { WarningIcon } from '../ui/icons.tsx';
import type { SegmentsProps } from './Segments.tsx';

interface NeededSegmentsProps<Value extends string> extends SegmentsProps<Value> {
  readonly error: string | undefined;
}

/** Required choice of two or three. Apart from `Segments`, which every first visit loads. */
export function NeededSegments<Value extends string>({ label, options, value, onChange, error }: NeededSegmentsProps<Value>) {
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
