import { makeAutoObservable } from 'mobx';
import type { PhotoSet } from '#core/photos/photo.ts';
import type { Photos } from '#core/photos/photos.ts';
import { Request } from '../requests/request.ts';

/** Photos that were sent together, at their own address. */
export class PhotoSetStore {
  photoSetId = '';
  readonly set: Request<PhotoSet, [photoSetId: string]>;

  constructor(photos: Photos) {
    this.set = new Request((photoSetId) => photos.set(photoSetId));
    makeAutoObservable(this, { set: false });
  }

  async open(photoSetId: string): Promise<void> {
    this.photoSetId = photoSetId;
    await this.set.send(photoSetId);
  }

  /** Whether there are no such photos, or none that are shown. */
  get isMissing(): boolean {
    return this.set.isMissing;
  }
}
