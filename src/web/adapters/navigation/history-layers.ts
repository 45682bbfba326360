import type { BrowserHistory, HistoryLayer, HistoryPlace } from './browser-history.ts';

interface Mark {
  readonly page: string;
  /** Layers over it, 0 for the page itself. */
  readonly depth: number;
}

/** Gives each layer a history entry, so that Back closes the topmost before leaving the page. */
export class HistoryLayers implements HistoryLayer {
  readonly #history: BrowserHistory;
  readonly #open: (() => void)[] = [];
  #here = markOf(history.state);
  #place: HistoryPlace;

  constructor(of: BrowserHistory) {
    this.#history = of;
    this.#place = of.location;
    of.layer = this;
  }

  cover(close: () => void): () => void {
    this.#open.push(close);
    if (this.#here.depth < this.#open.length) {
      const mark = { page: this.#here.page, depth: this.#here.depth + 1 };
      history.pushState({ ...history.state, ...mark }, '');
      this.#here = mark;
    }
    return () => {
      const at = this.#open.indexOf(close);
      if (at >= 0) this.#open.splice(at, 1);
    };
  }

  get mark(): Partial<Mark> {
    return this.#here.depth > 0 ? this.#here : {};
  }

  moved(): void {
    this.#here = markOf(history.state);
    this.#place = this.#history.location;
  }

  step(): boolean {
    const [from, to] = [this.#here, markOf(history.state)];
    this.#here = to;
    if (to.page !== from.page) {
      this.#closeDownTo(0);
      this.#place = this.#history.location;
      return false;
    }
    if (to.depth >= from.depth) return true;
    // The page may have been given another URL below its layers.
    if (this.#history.location.key !== this.#place.key) this.#history.replace(this.#place);
    if (this.#open.length > to.depth) this.#closeDownTo(to.depth);
    else this.#history.go(-1);
    return true;
  }

  #closeDownTo(depth: number): void {
    for (const close of this.#open.splice(depth).toReversed()) close();
  }
}

function markOf(state: unknown): Mark {
  const { key, page, depth }: { key?: unknown; page?: unknown; depth?: unknown } = Object(state);
  // A place that the browser itself went to, by a fragment, has neither.
  return { page: String(page ?? key ?? location.href), depth: typeof depth === 'number' ? depth : 0 };
}
