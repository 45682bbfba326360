import { useId } from 'react';
import { WarningIcon } from '../ui/icons.tsx';
import { Segments, type SegmentsProps } from './Segments.tsx';

interface NeededSegmentsProps<Value extends string> extends SegmentsProps<Value> {
  /** What to do where nothing is chosen. */
  readonly error: string | undefined;
}

/** Two or three short options of which one must be chosen. */
export function NeededSegments<Value extends string>({ error, ...shown }: NeededSegmentsProps<Value>) {
  const id = useId();
  return (
    <Segments {...shown} {...(error && { 'aria-invalid': true, 'aria-describedby': id, role: 'radiogroup' })}>
      {error && (
        <p id={id} className="err">
          <WarningIcon small />
          {error}
        </p>
      )}
    </Segments>
  );
}
