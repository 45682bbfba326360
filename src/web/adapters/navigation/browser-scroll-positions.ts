const name = 'daftar.places';

/** Scroll restoration for each page of the history, across reloads. */
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

  leave(): void {
    if (this.#here) this.#tops.set(this.#here, scrollY);
  }

  /** Scrolls to the kept position, fragment or start, leaving a loaded first page to the browser. */
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

  /** Scrolls to a fragment once drawn, unless the reader moved on, and returns true if present. */
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

/** Id of a fragment, or none where it contains values. */
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
