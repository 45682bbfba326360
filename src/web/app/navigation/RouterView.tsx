import { startTransition, useEffect, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { BrowserScrollPositions } from '#web/adapters/navigation/browser-scroll-positions.ts';
import type { Head } from '#web/views/head.ts';
import { CoverContext, noCover, type Cover } from '#web/views/overlays/cover.ts';
import { RoutingContext } from '#web/views/router.ts';
import { BrokenScreen } from '#web/views/shell/BrokenScreen.tsx';
import { WholeScreen } from '#web/views/shell/WholeScreen.tsx';
import type { CurrentScreen, ScreenRouter } from './screen-router.ts';

export interface FrameProps {
  readonly name: string;
  readonly head: (() => Head) | undefined;
  readonly children: ReactNode;
}

interface RouterViewProps {
  readonly router: ScreenRouter;
  readonly Frame: ComponentType<FrameProps>;
  readonly scrollPositions?: BrowserScrollPositions;
  readonly cover?: Cover;
  readonly read?: ((screen: CurrentScreen) => void) | false;
}

export function RouterView({ router, Frame, scrollPositions, cover = noCover, read = false }: RouterViewProps) {
  const [screen, show] = useState(router.current);
  useLayoutEffect(
    () =>
      router.follow((next) => {
        scrollPositions?.leave();
        startTransition(() => show(next));
      }),
    [router, scrollPositions],
  );
  useLayoutEffect(() => {
    if (screen) scrollPositions?.come(screen.location, screen.staysPut);
  }, [screen, scrollPositions]);
  useEffect(() => {
    if (screen?.loaded && read) read(screen);
  }, [screen, read]);
  const routing = useMemo(() => screen && { location: screen.location, step: screen.step, router }, [screen, router]);
  if (!screen) return null;
  return (
    <RoutingContext value={routing}>
      <CoverContext value={cover}>
        <WholeScreen at={screen.location}>
          <Frame name={screen.route.id} head={screen.loaded?.head}>
            <WholeScreen at={screen.location}>{screenOf(screen)}</WholeScreen>
          </Frame>
        </WholeScreen>
      </CoverContext>
    </RoutingContext>
  );
}

function screenOf({ loaded, broke }: CurrentScreen): ReactNode {
  return loaded ? <loaded.Screen /> : <BrokenScreen error={broke} />;
}
