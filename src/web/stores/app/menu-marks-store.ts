import { makeAutoObservable } from 'mobx';

/** Menu marks: moderation queue, new decisions and a ban, as last fetched. */
export class MenuMarksStore {
  waiting = 0;
  hasNew = false;
  isBanned = false;

  constructor() {
    makeAutoObservable(this);
  }

  tell(marks: Partial<Pick<MenuMarksStore, 'waiting' | 'hasNew' | 'isBanned'>>): void {
    Object.assign(this, marks);
  }
}
