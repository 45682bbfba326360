const name = 'daftar.places';

/** Scroll restoration: keeps the scroll position of each page of this tab's history, also over a reload, and goes back there. */
export class BrowserScrollPositions {
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

  /** Keeps the scroll position of the page that is about to be left. */
  leave(): void {
    if (this.#here) this.#tops.set(this.#here, scrollY);
  }

  /** Scrolls a page that has just been shown: back to where it was left, to the fragment of its URL, or to the start. On the first page the browser knows better. */
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
