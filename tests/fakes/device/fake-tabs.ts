import type { TabDetail, TabMessage, Tabs } from '#core/device/tabs.ts';

/** Tabs of one browser: messages reach all others at once. */
export class FakeTabs implements Tabs {
  readonly recorded: TabMessage[] = [];
  /** Marks of reloads of this page. */
  readonly reloads: string[] = [];
  /** Members whose data was cleared on a reload. */
  readonly leavers: (string | undefined)[] = [];
  readonly #browser: Set<FakeTabs>;
  readonly #returns = new Set<() => void>();
  readonly #listeners = new Set<(message: TabMessage, ...details: readonly TabDetail[]) => void>();

  constructor(beside?: FakeTabs) {
    this.#browser = beside ? beside.#browser : new Set();
    this.#browser.add(this);
  }

  reload(mark: string, leaver?: string): void {
    this.leavers.push(leaver);
    this.reloads.push(mark);
  }

  tell(message: TabMessage, ...details: readonly TabDetail[]): void {
    this.recorded.push(message);
    for (const tab of this.#browser) if (tab !== this) for (const heard of tab.#listeners) heard(message, ...details);
  }

  watchReturn(come: () => void): () => void {
    this.#returns.add(come);
    return () => this.#returns.delete(come);
  }

  comeBack(): void {
    for (const come of this.#returns) come();
  }

  hear(heard: (message: TabMessage, ...details: readonly TabDetail[]) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }
}
