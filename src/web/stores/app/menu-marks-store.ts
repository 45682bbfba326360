import { makeAutoObservable } from 'mobx';

/** Account menu and its marks: moderation queue, new decisions and a ban, as last fetched. */
export class MenuMarksStore {
  waiting = 0;
  hasNew = false;
  isBanned = false;
  isMenuOpen = false;

  constructor() {
    makeAutoObservable(this);
  }

  tell(marks: Partial<Pick<MenuMarksStore, 'waiting' | 'hasNew' | 'isBanned' | 'isMenuOpen'>>): void {
    Object.assign(this, marks);
  }
}
