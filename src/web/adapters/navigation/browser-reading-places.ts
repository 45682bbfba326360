const name = 'daftar.places';

/** Keeps how far down each page of this tab's history was read, also over a reload, and goes back there. */
export class BrowserReadingPlaces {
  readonly #tops: Map<string, number>;
  #here = '';

  constructor() {
    this.#tops = new Map(kept());
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => {
      this.leave();
      keep([...this.#tops]);
      history.scrollRestoration = 'auto';
    });
  }

  /** The reader is about to leave. */
  leave(): void {
    if (this.#here) this.#tops.set(this.#here, scrollY);
  }

  /** The reader has arrived: back to where they read, to what the address points at, or to the start. Where the page was opened, the browser knows better. */
  come({ key, hash }: { readonly key: string; readonly hash: string }, staysPut: boolean): void {
    const isFirst = !this.#here;
    const top = this.#tops.get(key);
    this.#here = key;
    if (top !== undefined) return scrollTo(0, top);
    if (isFirst) return;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) return target.scrollIntoView();
    if (!staysPut) scrollTo(0, 0);
  }
}

function kept(): readonly (readonly [string, number])[] {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '[]');
  } catch {
    return [];
  }
}

function keep(tops: readonly (readonly [string, number])[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(tops));
  } catch {
    return;
  }
}
