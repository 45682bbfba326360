import { use, useEffect, useRef } from 'react';
import { CoverContext } from '../overlays/cover.ts';

interface StepLayersProps {
  readonly count: number;
  readonly back: () => void;
}

/** Gives each earlier step a history layer, so that Back goes one step back. */
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
