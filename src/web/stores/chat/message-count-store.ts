import { makeAutoObservable } from 'mobx';

/** Unread count for every page, loaded for members alone. */
export class MessageCountStore {
  unread = 0;

  constructor() {
    makeAutoObservable(this);
  }

  tell(unread: number): void {
    this.unread = unread;
  }
}
