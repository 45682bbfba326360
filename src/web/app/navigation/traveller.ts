import type { ComponentType } from 'react';
import { createPath, matchRoutes, NavigationType, parsePath, type Location, type NavigateOptions, type Navigator, type Path, type To } from 'react-router';
import type { Head } from '#web/views/head.ts';

/** Where somebody has come to: the open places of the route, and the query. */
export interface Visit {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** A screen whose code is here: what it asks for on arrival, what is drawn, and what it is called. */
export interface Entered {
  readonly Screen: ComponentType;
  readonly arrive: (visit: Visit) => Promise<void>;
  readonly head: () => Head;
  /** What of the build came along with its own chunk. */
  readonly chunks: () => readonly string[];
}

/** A screen, where it stands, and how its code is fetched. */
export interface ScreenRoute {
  readonly id: string;
  readonly path: string;
  readonly enter: () => Promise<Entered>;
}

/** Whether a route waits for what its screen asks before it is shown: so while printing, and for what was printed. */
export interface Patience {
  waits: boolean;
}

/** Whatever keeps the places one has been to: a browser's tab, or the memory of a printer or a test. */
interface History {
  readonly location: Location;
  push(to: Location): void;
  replace(to: Location): void;
  go(delta: number): void;
  listen(tell: (to: { readonly location: Location }) => void): () => void;
}

type Wish = Pick<Stop, 'location' | 'step' | 'staysPut'>;

/** A screen somebody has come to: by which step, at which address, and what broke where it could not be fetched. */
export interface Stop {
  readonly location: Location;
  readonly step: NavigationType;
  readonly route: ScreenRoute;
  readonly staysPut: boolean;
  readonly entered?: Entered;
  readonly broke?: unknown;
}

/** Leads from screen to screen. The address changes together with the screen, and whoever wishes twice comes to the last place. */
export class Traveller implements Navigator {
  stop: Stop | undefined;
  readonly #history: History;
  readonly #routes: readonly ScreenRoute[];
  readonly #patience: Patience;
  #turn = 0;
  #tell: (stop: Stop) => void = () => undefined;

  constructor(history: History, routes: readonly ScreenRoute[], patience: Patience) {
    this.#history = history;
    this.#routes = routes;
    this.#patience = patience;
  }

  /** Comes to where the history stands; what breaks on the way is the caller's. */
  async begin(): Promise<Stop> {
    this.stop = await this.#reach({ location: this.#history.location, step: NavigationType.Pop, staysPut: false });
    this.#tell(this.stop);
    return this.stop;
  }

  /** From now on every arrival is told here, also those by the buttons of the browser. */
  follow(tell: (stop: Stop) => void): () => void {
    this.#tell = tell;
    return this.#history.listen(({ location }) => void this.#travel({ location, step: NavigationType.Pop, staysPut: false }));
  }

  createHref(to: To): string {
    return typeof to === 'string' ? to : createPath(to);
  }

  go(delta: number): void {
    this.#history.go(delta);
  }

  // These two are called by their names alone, so that they hold on to whom they belong.
  readonly push = (to: To, state?: unknown, { preventScrollReset: staysPut = false }: NavigateOptions = {}): void => {
    void this.#travel({ location: locationOf(to, state), step: NavigationType.Push, staysPut });
  };

  readonly replace = (to: To, state?: unknown, { preventScrollReset: staysPut = false }: NavigateOptions = {}): void => {
    void this.#travel({ location: locationOf(to, state), step: NavigationType.Replace, staysPut });
  };

  async #travel(wish: Wish): Promise<void> {
    const turn = ++this.#turn;
    const stop = await this.#reach(wish).catch((broke: unknown) => ({ ...wish, route: this.#routeAt(wish.location).route, broke }));
    if (turn !== this.#turn) return;
    if (wish.step === NavigationType.Push) this.#history.push(wish.location);
    if (wish.step === NavigationType.Replace) this.#history.replace(wish.location);
    this.stop = stop;
    this.#tell(stop);
  }

  async #reach(wish: Wish): Promise<Stop> {
    const { location } = wish;
    const { route, params } = this.#routeAt(location);
    const here = this.stop;
    const entered = await route.enter();
    if (here?.entered !== entered || !isWithin(here.location, location)) {
      const arrival = entered.arrive({ params, query: new URLSearchParams(location.search) });
      if (this.#patience.waits) await arrival;
    }
    return { ...wish, route, entered };
  }

  #routeAt(location: Partial<Path>) {
    const match = matchRoutes([...this.#routes], location)?.at(-1);
    if (!match) throw new Error(`No screen stands at ${createPath(location)}`);
    return match;
  }
}

/** Whether somebody only goes to another place of the same page. */
const isWithin = (from: Path, to: Path): boolean => from.pathname === to.pathname && from.search === to.search && to.hash !== '';

const locationOf = (to: To, state: unknown = null): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state,
  key: Math.random().toString(36).slice(2, 10),
});
