import { makeAutoObservable } from 'mobx';

/** The search over any page: closed, or open. The dialog itself is lazy-loaded. */
export class SearchDialogStore {
  isOpen = false;

  constructor() {
    makeAutoObservable(this);
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
