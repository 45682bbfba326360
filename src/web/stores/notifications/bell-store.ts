import { makeAutoObservable, observableRef } from 'mobx';

/** Bell in the bar. Counting and its panel are a lazy chunk for members only. */
export class BellStore {
  /** Notifications since the list was last open, as counted in this browser. */
  unseen = 0;
  isOpen = false;
  /** Last request of the list by this browser. */
  askedAt: number | undefined;
  /** Toggles the panel as it was when the press began. Undefined until its chunk has loaded. */
  toggle: ((wasOpen: boolean) => void) | undefined;

  /** Rereads the list. Undefined until its chunk has loaded. */
  ask: (() => void) | undefined;

  constructor() {
    makeAutoObservable(this, { toggle: observableRef, ask: false });
  }

  tell(news: Partial<Pick<BellStore, 'unseen' | 'isOpen' | 'askedAt' | 'toggle' | 'ask'>>): void {
    Object.assign(this, news);
  }
}
