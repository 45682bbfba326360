import { makeAutoObservable } from 'mobx';

/** The marks in the menu of a member, as last asked: what waits for a moderator, whether something was decided for them, whether their account is banned. */
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
