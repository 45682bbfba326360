import { makeAutoObservable } from 'mobx';

/** Account menu and its marks: moderation queue, new decisions and a ban, as last fetched. */
export class MenuMarksStore {
  waiting = 0;
  hasNew = false;
  isBanned = false;
  isMenuOpen = false;
  /** True once a pointer or the focus is on its button. */
  isMenuNear = false;

  constructor() {
    makeAutoObservable(this);
  }

  tell(marks: Partial<Pick<MenuMarksStore, 'waiting' | 'hasNew' | 'isBanned' | 'isMenuOpen' | 'isMenuNear'>>): void {
    Object.assign(this, marks);
  }
}
