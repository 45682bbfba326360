import { makeAutoObservable } from 'mobx';

/** The search over any page: closed, or open with what was typed before it was there. The dialog itself is lazy-loaded. */
export class SearchDialogStore {
  isOpen = false;
  text = '';

  constructor() {
    makeAutoObservable(this);
  }

  open(text = ''): void {
    this.isOpen = true;
    this.text = text;
  }

  close(): void {
    this.isOpen = false;
    this.text = '';
  }
}
