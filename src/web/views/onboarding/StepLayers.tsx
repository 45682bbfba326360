import { use, useEffect, useRef } from 'react';
import { CoverContext } from '../overlays/cover.ts';

interface StepLayersProps {
  /** The number of steps that can be gone back. */
  readonly count: number;
  readonly back: () => void;
}

/** Gives each step behind the current one a layer over the page, so that Back of the browser goes one step back and leaves the sheet only at the first. */
export const StepLayers = ({ count, back }: StepLayersProps) => Array.from({ length: count }, (_, at) => <StepLayer key={`layer ${at}`} back={back} />);

function StepLayer({ back }: Pick<StepLayersProps, 'back'>) {
  const cover = use(CoverContext);
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => cover(() => latest.current()), [cover]);
  return null;
}
