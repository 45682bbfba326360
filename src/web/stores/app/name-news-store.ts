import { makeAutoObservable, runInAction } from 'mobx';
import type { Tabs } from '#core/device/tabs.ts';

/** The news that the made-up name of this browser was made, changed or let go, in this tab or another. */
export class NameNewsStore {
  /** Grows with each of them. */
  changes = 0;
  /** The name that was chosen in this browser and has not begun, once that is known. */
  waiting: string | undefined;
  readonly #tabs: Tabs;

  constructor(tabs: Tabs) {
    this.#tabs = tabs;
    makeAutoObservable(this);
    tabs.hear((message) => message === 'name-changed' && runInAction(() => this.changes++));
  }

  wait(name: string | undefined): void {
    this.waiting = name;
  }

  tell(): void {
    this.changes++;
    this.#tabs.tell('name-changed');
  }
}
