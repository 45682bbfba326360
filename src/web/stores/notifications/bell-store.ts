import { makeAutoObservable, observableRef } from 'mobx';

/** The bell in the bar. What counts and what hangs below it is a lazy chunk, for members alone. */
export class BellStore {
  /** The notifications that came since the list was open, as last counted in this browser. */
  unseen = 0;
  isOpen = false;
  /** Opens or shuts the panel, or leaves it shut that was open as the press began; nothing until its chunk has come. */
  toggle: ((wasOpen: boolean) => void) | undefined;

  /** Asks for the list now, as something new came; nothing until its chunk has come. */
  ask: (() => void) | undefined;

  constructor() {
    makeAutoObservable(this, { toggle: observableRef, ask: false });
  }

  tell(news: Partial<Pick<BellStore, 'unseen' | 'isOpen' | 'toggle' | 'ask'>>): void {
    Object.assign(this, news);
  }
}
