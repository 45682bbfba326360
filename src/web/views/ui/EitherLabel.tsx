import type { ReactNode } from 'react';

interface EitherLabelProps {
  readonly isOn: boolean;
  readonly on: ReactNode;
  readonly off: ReactNode;
}

/** The label of a button that is on or off, as wide as the wider of the two: nothing beside it moves when it changes. */
export const EitherLabel = ({ isOn, on, off }: EitherLabelProps) => (
  <span className="either">
    <span aria-hidden={!isOn}>{on}</span>
    <span aria-hidden={isOn}>{off}</span>
  </span>
);
