import { startTransition, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Router } from 'react-router';
import type { BrowserReadingPlaces } from '#web/adapters/navigation/browser-reading-places.ts';
import type { Head } from '#web/views/head.ts';
import { BrokenScreen } from '#web/views/shell/BrokenScreen.tsx';
import { WholeScreen } from '#web/views/shell/WholeScreen.tsx';
import type { Stop, Traveller } from './traveller.ts';

/** What the frame around every screen is told about the one that stands in it. */
export interface FrameProps {
  readonly name: string;
  readonly head: (() => Head) | undefined;
  readonly children: ReactNode;
}

interface RoadProps {
  readonly traveller: Traveller;
  readonly Frame: ComponentType<FrameProps>;
  readonly places?: BrowserReadingPlaces;
}

/** Draws the screen that somebody has come to, in the frame that stands around all of them. */
export function Road({ traveller, Frame, places }: RoadProps) {
  const [stop, stand] = useState(traveller.stop);
  useLayoutEffect(
    () =>
      traveller.follow((next) => {
        places?.leave();
        startTransition(() => stand(next));
      }),
    [traveller, places],
  );
  useLayoutEffect(() => {
    if (stop) places?.come(stop.location, stop.staysPut);
  }, [stop, places]);
  if (!stop) return null;
  return (
    <Router location={stop.location} navigationType={stop.step} navigator={traveller}>
      <WholeScreen at={stop.location}>
        <Frame name={stop.route.id} head={stop.entered?.head}>
          <WholeScreen at={stop.location}>{screenOf(stop)}</WholeScreen>
        </Frame>
      </WholeScreen>
    </Router>
  );
}

function screenOf({ entered, broke }: Stop): ReactNode {
  return entered ? <entered.Screen /> : <BrokenScreen error={broke} />;
}
