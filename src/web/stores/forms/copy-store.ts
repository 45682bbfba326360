import { makeAutoObservable } from 'mobx';
import type { Clipboards } from '#core/device/clipboards.ts';
import { Request } from '../requests/request.ts';

/** Copies unsendable text to the clipboard. */
export class CopyStore {
  readonly copying: Request<string, [text: string]>;

  constructor(clipboards: Clipboards) {
    this.copying = new Request(async (text) => {
      await clipboards.write(text);
      return text;
    });
    makeAutoObservable(this, { copying: false });
  }
}
