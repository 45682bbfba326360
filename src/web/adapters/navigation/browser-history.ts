interface Entry {
  readonly state: unknown;
  readonly key: string;
  readonly index: number;
}

/** A place in the history of this tab. */
export interface HistoryPlace {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** The layers over a page. */
export interface HistoryLayer {
  /** The part of the entry of a layer that is beside the place of its page. */
  readonly mark: object;
  /** Called after the history was written. */
  moved(): void;
  /** A step by the buttons of the browser; answers whether it stayed on the page. */
  step(): boolean;
}

/** The history of this tab, with a name for every place in it and its number among ours. */
export class BrowserHistory {
  layer: HistoryLayer | undefined;

  /** A place that the browser itself went to gets its own name, or it would be taken for the one before. */
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

/** The state of the current history entry; an entry from elsewhere has none of ours. */
function entry(): Entry {
  const kept: unknown = history.state;
  if (typeof kept !== 'object' || kept === null) return { state: null, key: nameless, index: 0 };
  return {
    state: 'usr' in kept ? kept.usr : null,
    key: 'key' in kept && typeof kept.key === 'string' ? kept.key : nameless,
    index: 'idx' in kept && typeof kept.idx === 'number' ? kept.idx : 0,
  };
}
