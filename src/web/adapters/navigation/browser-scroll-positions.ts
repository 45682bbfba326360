const name = 'daftar.places';

/** Scroll restoration: keeps the scroll position of each page of this tab's history, also over a reload, and goes back there. */
export class BrowserScrollPositions {
  readonly #tops: Map<string, number>;
  #here = '';
  #awaited: AbortController | undefined;

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

  /**
   * Scrolls a page that has just been shown: back to where it was left, to the fragment of its URL, or to the start. On the first page the browser knows
   * better, unless the page is drawn only now.
   */
  come({ key, hash }: { readonly key: string; readonly hash: string }, staysPut: boolean): void {
    const isFirst = !this.#here;
    const top = this.#tops.get(key);
    this.#here = key;
    this.#awaited?.abort();
    if (top !== undefined) return void scrollTo(0, top);
    if (isFirst && scrollY > 0) return;
    const id = idIn(hash);
    if (id !== undefined && this.#leadTo(id)) return;
    if (!isFirst && !staysPut) scrollTo(0, 0);
  }

  /** Scrolls to the place of a fragment; where it is not drawn yet, as soon as it is, unless the reader has moved on by themselves. Answers whether it is there. */
  #leadTo(id: string): boolean {
    const lead = (): boolean => {
      const target = document.getElementById(id);
      target?.scrollIntoView();
      return target !== null;
    };
    if (lead()) return true;
    const awaited = new AbortController();
    this.#awaited = awaited;
    const watch = new MutationObserver(() => lead() && awaited.abort());
    watch.observe(document.body, { childList: true, subtree: true });
    awaited.signal.addEventListener('abort', () => watch.disconnect());
    for (const moved of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(moved, () => awaited.abort(), { signal: awaited.signal });
    return false;
  }
}

/** The id that a fragment names; none where it holds values. */
const idIn = (hash: string): string | undefined => /^#([^=%]+)$/.exec(hash)?.[1];

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
