import { createContext, useCallback, useContext } from 'react';
import { resolvePath, type Location, type NavigateOptions, type NavigationType, type Navigator, type Path, type To } from 'react-router';

export interface Routing {
  readonly location: Location;
  readonly step: NavigationType;
  readonly router: Pick<Navigator, 'go' | 'push' | 'replace'> & {
    readonly tidy: (to: To) => void;
  };
}

/** Location for views. `src/web/app/README.md` explains why it differs from react-router's. */
export const RoutingContext = createContext<Routing | undefined>(undefined);

function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('A view was rendered outside the router');
  return routing;
}

export const useLocation = (): Location => useRouting().location;

export const useNavigationType = (): NavigationType => useRouting().step;

export const useResolvedPath = (to: To): Path => resolvePath(to, useLocation().pathname);

/** Navigates within this site. URLs of other sites become local paths. */
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

/** Cleans the URL without disturbing a navigation begun meanwhile. */
export function useTidyUrl(): (rest: string) => void {
  const { location, router } = useRouting();
  const { pathname } = location;
  return useCallback((rest) => router.tidy(resolvePath(rest, pathname)), [router, pathname]);
}

/** True after arriving from another page of this site, by the router's count. */
export function hasPageBefore(): boolean {
  const { state }: { readonly state: unknown } = window.history;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
