import { makeAutoObservable } from 'mobx';

/** How many messages are unread, for the bar of every page. What counts them is a lazy chunk, for members alone. */
export class MessageCountStore {
  unread = 0;

  constructor() {
    makeAutoObservable(this);
  }

  tell(unread: number): void {
    this.unread = unread;
  }
}
