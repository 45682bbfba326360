import type { ComponentType } from 'react';
import { matchRoutes, NavigationType, parsePath, type Location, type NavigateOptions, type Path, type To } from 'react-router';
import { placedAt } from '#core/navigation/screens.ts';
import type { Head } from '#web/views/head.ts';

/** The match of a route: the path, its parameters, and the query. */
export interface RouteMatch {
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** A lazy screen whose chunk is here: its loader, its component, and its head. */
export interface LoadedScreen {
  readonly Screen: ComponentType;
  /** Fetches the code of the part of the screen that a URL asks for. */
  readonly fetchPart?: ((match: RouteMatch) => Promise<void>) | undefined;
  /** Fetches the code of what a printed page does without until it is used. */
  readonly fetchLater?: (() => Promise<void>) | undefined;
  /** The chunks of that code. */
  readonly later?: readonly string[] | undefined;
  /** Asks for the data of the screen. */
  readonly load: (match: RouteMatch) => Promise<void>;
  readonly head: () => Head;
  /** The chunks of its words. */
  readonly chunks: () => readonly string[];
}

/** The route of a screen: its path, and how its chunk is fetched. */
export interface ScreenRoute {
  readonly id: string;
  readonly path: string;
  /** The name of the chunk of its code, where that is not its own. */
  readonly chunk?: string;
  readonly fetchScreen: () => Promise<LoadedScreen>;
}

/** The history of visited places: a browser's tab, or memory while rendering on the server (SSR) and in tests. */
interface History {
  readonly location: Location;
  push(to: Location): void;
  replace(to: Location): void;
  go(delta: number): void;
  listen(tell: (to: { readonly location: Location }) => void): () => void;
}

/** A navigation that was asked for: to which place, by which step, and whether the page keeps its scroll position. */
type NavigationRequest = Pick<CurrentScreen, 'location' | 'step' | 'staysPut'>;

/** The screen that is shown: its location, the step that led there, and the error where its chunk could not be fetched. */
export interface CurrentScreen {
  readonly location: Location;
  readonly step: NavigationType;
  readonly route: ScreenRoute;
  readonly staysPut: boolean;
  readonly loaded?: LoadedScreen;
  /** The data of the screen, while they are on their way. */
  readonly loading?: Promise<void>;
  readonly broke?: unknown;
}

interface RouterConfig {
  readonly waitsForData: boolean;
  readonly reload?: () => Promise<boolean>;
  readonly isElsewhere?: (to: Path) => Promise<boolean>;
  /** Hears of every page that is asked for: a promise that ends when its code and its data are here, or its code did not come. */
  readonly begin?: (fetching: Promise<unknown>) => void;
}

/** The client router. The URL changes together with the screen, and of two navigations that overlap the last one wins. */
export class ScreenRouter {
  current: CurrentScreen | undefined;
  /** Whether a screen is shown only when its loader is done: so during server-side rendering (SSR), and for the hydration of what it rendered. */
  waitsForData: boolean;
  readonly #history: History;
  /** Loads the document again where that may bring the code of a screen; answers whether it does. */
  readonly #reload: () => Promise<boolean>;
  /** Loads the document of a page in the place of its screen, where only that can be read now; answers whether it does. */
  readonly #isElsewhere: (to: Path) => Promise<boolean>;
  readonly #begin: (fetching: Promise<unknown>) => void;
  readonly #routes: readonly ScreenRoute[];
  #turn = 0;
  /** The step of a navigation that has not ended. */
  #underWay: NavigationType | undefined;
  /** The place that is there, without what was read from its URL, until the history has it. */
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

  /** Shows the screen at which the history is there; an error on the way is the caller's. Where it is printed and hydrated, its later code is not waited for. */
  async begin(isPrinted = false): Promise<CurrentScreen> {
    this.current = await this.#screenFor({ location: this.#history.location, step: NavigationType.Pop, staysPut: false }, isPrinted);
    this.#tell(this.current);
    return this.current;
  }

  /** Tells of every navigation from now on, also of those by the buttons of the browser. */
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

  /** Takes out of the URL what was read from it. A way that was pressed meanwhile leads on, for nobody pressed this. */
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

/** Whether a navigation only leads to another fragment of the same page. */
const isWithin = (from: Path, to: Path): boolean => from.pathname === to.pathname && from.search === to.search && to.hash !== '';

const locationOf = (to: To, state: unknown = null): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state,
  key: Math.random().toString(36).slice(2, 10),
});
