import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { WarningIcon } from '../ui/icons.tsx';

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  /** True where a heading already shows the label. */
  readonly isQuiet?: boolean;
  readonly hint?: string;
  /** Error with what to do, in place of the hint. */
  readonly error?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Control with label, hint or error. Observes what its control reads. */
export const Field = observer(function Field({ label, isQuiet = false, hint, error, children }: FieldProps) {
  const id = useId();
  const aside = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id} className={isQuiet ? 'vh' : undefined}>
        {label}
      </label>
      {children({ id, 'aria-describedby': aside ? `${id}-aside` : undefined, 'aria-invalid': error ? true : undefined })}
      {aside && (
        <p id={`${id}-aside`} className={error ? 'err' : 'hint'}>
          {error && <WarningIcon small />}
          {aside}
        </p>
      )}
    </div>
  );
});
