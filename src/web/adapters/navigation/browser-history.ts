interface Entry {
  readonly state: unknown;
  readonly key: string;
  readonly index: number;
}

export interface HistoryPlace {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

export interface HistoryLayer {
  readonly mark: object;
  /** Runs after history was written. */
  moved(): void;
  /** Handles a browser step and returns true where it stayed on the page. */
  step(): boolean;
}

/** Names and numbers each place in this tab's history. */
export class BrowserHistory {
  layer: HistoryLayer | undefined;

  /** Names places the browser reached itself, so that none passes for the previous one. */
  constructor() {
    const { location } = this;
    if (location.key === nameless) this.replace({ ...location, key: Math.random().toString(36).slice(2, 10) });
  }

  get location(): HistoryPlace {
    const { pathname, search, hash } = location;
    const { state, key } = entry();
    return { pathname, search, hash, state, key };
  }

  push(place: HistoryPlace): void {
    history.pushState(entryOf(place, entry().index + 1), '', urlOf(place));
    this.layer?.moved();
  }

  replace(place: HistoryPlace): void {
    history.replaceState({ ...entryOf(place, entry().index), ...this.layer?.mark }, '', urlOf(place));
    this.layer?.moved();
  }

  go(delta: number): void {
    history.go(delta);
  }

  listen(tell: (to: { readonly location: HistoryPlace }) => void): () => void {
    const hear = () => {
      if (!this.layer?.step()) tell({ location: this.location });
    };
    addEventListener('popstate', hear);
    return () => removeEventListener('popstate', hear);
  }
}

const nameless = 'default';

const urlOf = ({ pathname, search, hash }: HistoryPlace): string => pathname + search + hash;

const entryOf = ({ state, key }: HistoryPlace, idx: number) => ({ usr: state, key, idx });

function entry(): Entry {
  const kept: unknown = history.state;
  if (typeof kept !== 'object' || kept === null) return { state: null, key: nameless, index: 0 };
  return {
    state: 'usr' in kept ? kept.usr : null,
    key: 'key' in kept && typeof kept.key === 'string' ? kept.key : nameless,
    index: 'idx' in kept && typeof kept.idx === 'number' ? kept.idx : 0,
  };
}
