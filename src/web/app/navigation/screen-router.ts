import type { ComponentType } from 'react';
import { matchRoutes, NavigationType, parsePath, type Location, type NavigateOptions, type Path, type To } from 'react-router';
import { placedAt } from '#core/navigation/screens.ts';
import type { Head } from '#web/views/head.ts';

export interface RouteMatch {
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

export interface LoadedScreen {
  readonly Screen: ComponentType;
  readonly fetchPart?: ((match: RouteMatch) => Promise<void>) | undefined;
  /** Fetches the code of what a printed page does without until it is used. */
  readonly fetchLater?: (() => Promise<void>) | undefined;
  /** The chunks of that code. */
  readonly later?: readonly string[] | undefined;
  readonly load: (match: RouteMatch) => Promise<void>;
  readonly head: () => Head;
  readonly chunks: () => readonly string[];
}

export interface ScreenRoute {
  readonly id: string;
  readonly path: string;
  /** Chunk name, where not the screen's own. */
  readonly chunk?: string;
  readonly fetchScreen: () => Promise<LoadedScreen>;
}

/** Visited places: a browser tab, or memory in SSR and tests. */
interface History {
  readonly location: Location;
  push(to: Location): void;
  replace(to: Location): void;
  go(delta: number): void;
  listen(tell: (to: { readonly location: Location }) => void): () => void;
}

type NavigationRequest = Pick<CurrentScreen, 'location' | 'step' | 'staysPut'>;

export interface CurrentScreen {
  readonly location: Location;
  readonly step: NavigationType;
  readonly route: ScreenRoute;
  readonly staysPut: boolean;
  readonly loaded?: LoadedScreen;
  readonly loading?: Promise<void>;
  readonly broke?: unknown;
}

interface RouterConfig {
  readonly waitsForData: boolean;
  readonly reload?: () => Promise<boolean>;
  readonly isElsewhere?: (to: Path) => Promise<boolean>;
  readonly begin?: (fetching: Promise<unknown>) => void;
}

/** Client router, where URL and screen change together and the last of overlapping navigations wins. */
export class ScreenRouter {
  current: CurrentScreen | undefined;
  /** Waits for loaders before showing a screen, for SSR and hydration. */
  waitsForData: boolean;
  readonly #history: History;
  /** Reloads where that may bring missing code, and returns true if it does. */
  readonly #reload: () => Promise<boolean>;
  /** Loads a stored document where only that is readable, and returns true if it does. */
  readonly #isElsewhere: (to: Path) => Promise<boolean>;
  readonly #begin: (fetching: Promise<unknown>) => void;
  readonly #routes: readonly ScreenRoute[];
  #turn = 0;
  #underWay: NavigationType | undefined;
  /** Tidied location, until history has it. */
  #tidied: Location | undefined;
  #tell: (screen: CurrentScreen) => void = () => undefined;

  constructor(
    history: History,
    routes: readonly ScreenRoute[],
    { waitsForData, reload = noReload, isElsewhere = noReload, begin = () => undefined }: RouterConfig,
  ) {
    this.#reload = reload;
    this.#isElsewhere = isElsewhere;
    this.#begin = begin;
    this.#history = history;
    this.#routes = routes;
    this.waitsForData = waitsForData;
  }

  /** Shows the first screen; later code of a printed one is not waited for. */
  async begin(isPrinted = false): Promise<CurrentScreen> {
    this.current = await this.#screenFor({ location: this.#history.location, step: NavigationType.Pop, staysPut: false }, isPrinted);
    this.#tell(this.current);
    return this.current;
  }

  follow(tell: (screen: CurrentScreen) => void): () => void {
    this.#tell = tell;
    return this.#history.listen(({ location }) => void this.#navigate({ location, step: NavigationType.Pop, staysPut: false }));
  }

  go(delta: number): void {
    this.#history.go(delta);
  }

  push(to: To, state?: unknown, { preventScrollReset: staysPut = false }: NavigateOptions = {}): void {
    void this.#navigate({ location: locationOf(to, state), step: NavigationType.Push, staysPut });
  }

  replace(to: To, state?: unknown, { preventScrollReset: staysPut = false }: NavigateOptions = {}): void {
    void this.#navigate({ location: locationOf(to, state), step: NavigationType.Replace, staysPut });
  }

  /** Removes consumed values from the URL, yielding to any pressed navigation. */
  tidy(to: To): void {
    this.#tidied = { ...locationOf(to), ...(this.current && { key: this.current.location.key }) };
    if (this.#underWay === undefined) this.replace(to, null, { preventScrollReset: true });
  }

  async #navigate(request: NavigationRequest): Promise<void> {
    const turn = ++this.#turn;
    this.#underWay = request.step;
    if (request.step === NavigationType.Push && (await this.#isElsewhere(request.location))) return;
    const fetching = this.#screenFor(request);
    this.#begin(fetching.then(({ loading }) => loading, noReload));
    const screen = await fetching.catch((broke: unknown) => ({ ...request, route: this.#routeAt(request.location).route, broke }));
    if (turn !== this.#turn) return;
    if (request.step === NavigationType.Push) {
      if (this.#tidied) this.#history.replace(this.#tidied);
      this.#history.push(request.location);
    }
    if (request.step === NavigationType.Replace) this.#history.replace(request.location);
    [this.#underWay, this.#tidied] = [undefined, undefined];
    if ('broke' in screen && (await this.#reload())) return;
    this.current = screen;
    this.#tell(screen);
  }

  async #screenFor(request: NavigationRequest, isPrinted = false): Promise<CurrentScreen> {
    const { location } = request;
    const { route, params, placed } = this.#routeAt(location);
    const here = this.current;
    const loaded = await route.fetchScreen();
    const match: RouteMatch = {
      path: location.pathname,
      params,
      get query() {
        const query = new URLSearchParams(location.search);
        if (placed) query.append(placed.key, placed.city);
        return query;
      },
    };
    if (loaded.fetchPart) await loaded.fetchPart(match);
    const isHere = here?.loaded === loaded && isWithin(here.location, location);
    const loading = isHere ? undefined : loaded.load(match);
    if (loaded.fetchLater && !isPrinted) await loaded.fetchLater();
    if (isHere) return { ...request, route, loaded };
    if (this.waitsForData) await loading;
    return { ...request, route, loaded, ...(loading && { loading }) };
  }

  #routeAt({ pathname }: Path) {
    const placed = placedAt(pathname);
    const path = placed?.path ?? pathname;
    // Matching takes its time for each route; most begin otherwise.
    const near = this.#routes.filter((route) => beginningOf(route.path) === beginningOf(path));
    const match = (matchRoutes(near, path) ?? matchRoutes([...this.#routes], path))?.at(-1);
    if (!match) throw new Error('No screen stands at this path');
    return { ...match, placed };
  }
}

const beginningOf = (path: string): string | undefined => path.split('/', 2)[1];

const noReload = async (): Promise<boolean> => false;

/** True for another fragment of the same page. */
const isWithin = (from: Path, to: Path): boolean => from.pathname === to.pathname && from.search === to.search && to.hash !== '';

const locationOf = (to: To, state: unknown = null): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state,
  key: Math.random().toString(36).slice(2, 10),
});
