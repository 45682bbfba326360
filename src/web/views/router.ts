import { createContext, useCallback, useContext } from 'react';
import { resolvePath, type Location, type NavigateOptions, type NavigationType, type Navigator, type Path, type To } from 'react-router';

/** The location of the screen that is drawn, the step that led there, and the router. */
export interface Routing {
  readonly location: Location;
  readonly step: NavigationType;
  readonly router: Pick<Navigator, 'go' | 'push' | 'replace'> & {
    /** Takes out of the URL what was read from it. */
    readonly tidy: (to: To) => void;
  };
}

/** The place of the screen for its views; `src/web/app/README.md` says why it is not that of react-router. */
export const RoutingContext = createContext<Routing | undefined>(undefined);

function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('A view was rendered outside the router');
  return routing;
}

export const useLocation = (): Location => useRouting().location;

export const useNavigationType = (): NavigationType => useRouting().step;

export const useResolvedPath = (to: To): Path => resolvePath(to, useLocation().pathname);

/** Leads to a place of the product, or as many steps through the history as a number says. A URL of another site is taken for a path of this one. */
export function useNavigate(): (to: To | number, options?: NavigateOptions) => void {
  const {
    location: { pathname },
    router,
  } = useRouting();
  return useCallback(
    (to, options = {}) => {
      if (typeof to === 'number') router.go(to);
      else router[options.replace ? 'replace' : 'push'](resolvePath(to, pathname), options.state, options);
    },
    [router, pathname],
  );
}

/** Leads to the URL of the page without what was read from it; never in the way of what was pressed meanwhile. */
export function useTidyUrl(): (rest: string) => void {
  const { location, router } = useRouting();
  const { pathname } = location;
  return useCallback((rest) => router.tidy(resolvePath(rest, pathname)), [router, pathname]);
}
