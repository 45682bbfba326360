import type { ReactNode } from 'react';

interface EitherLabelProps {
  readonly isOn: boolean;
  readonly on: ReactNode;
  readonly off: ReactNode;
}

/** Label as wide as the wider state, so that nothing beside it moves. */
export const EitherLabel = ({ isOn, on, off }: EitherLabelProps) => (
  <span className="either">
    <span aria-hidden={!isOn}>{on}</span>
    <span aria-hidden={isOn}>{off}</span>
  </span>
);
