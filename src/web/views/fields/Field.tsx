import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { WarningIcon } from '../ui/icons.tsx';

/** Attributes for the control in a field, so that the label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  /** Whether the label is only for those who hear it: where a heading says the same. */
  readonly isQuiet?: boolean;
  readonly hint?: string;
  /** The error message: what to do about it. It takes the place of the hint. */
  readonly error?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label above, and below a hint or what is wrong, in words. It observes what its control reads, as that is drawn within. */
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
