import { makeAutoObservable } from 'mobx';

/** The number of things that wait for a moderator, as last counted, for the menu of those who may decide. */
export class QueueCountStore {
  count = 0;

  constructor() {
    makeAutoObservable(this);
  }

  tell(count: number): void {
    this.count = count;
  }
}
