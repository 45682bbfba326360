import { makeAutoObservable } from 'mobx';

/** Search over any page, lazy-loaded, with words typed before it had loaded. */
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
