import { startTransition, useEffect, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import type { BrowserScrollPositions } from '#web/adapters/navigation/browser-scroll-positions.ts';
import type { Head } from '#web/views/head.ts';
import { CoverContext, noCover, type Cover } from '#web/views/overlays/cover.ts';
import { BrokenScreen } from '#web/views/shell/BrokenScreen.tsx';
import { WholeScreen } from '#web/views/shell/WholeScreen.tsx';
import type { CurrentScreen, ScreenRouter } from './screen-router.ts';

/** The props of the frame around every screen: about the one that stands in it. */
export interface FrameProps {
  readonly name: string;
  readonly head: (() => Head) | undefined;
  readonly children: ReactNode;
}

interface RouterViewProps {
  readonly router: ScreenRouter;
  readonly Frame: ComponentType<FrameProps>;
  readonly scrollPositions?: BrowserScrollPositions;
  /** Puts a layer into the history of the tab. */
  readonly cover?: Cover;
  /** Hears of every screen that is shown. */
  readonly read?: ((screen: CurrentScreen) => void) | false;
}

/** Draws the current screen of the router, in the frame that stands around all of them. */
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
  if (!screen) return null;
  return (
    <Place router={router} screen={screen}>
      <CoverContext value={cover}>
        <WholeScreen at={screen.location}>
          <Frame name={screen.route.id} head={screen.loaded?.head}>
            <WholeScreen at={screen.location}>{screenOf(screen)}</WholeScreen>
          </Frame>
        </WholeScreen>
      </CoverContext>
    </Place>
  );
}

interface PlaceProps {
  readonly router: ScreenRouter;
  readonly screen: CurrentScreen;
  readonly children: ReactNode;
}

/** Tells the hooks of react-router where the reader is. Its own `Router` would bring along much that only its data layer uses. */
function Place({ router, screen: { location, step }, children }: PlaceProps) {
  const navigation = useMemo(() => ({ basename: '/', navigator: router, static: false, useTransitions: undefined, future: {} }), [router]);
  const place = useMemo(() => ({ location, navigationType: step }), [location, step]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
}

function screenOf({ loaded, broke }: CurrentScreen): ReactNode {
  return loaded ? <loaded.Screen /> : <BrokenScreen error={broke} />;
}
