import type { PhotoSet } from '#core/photos/photo.ts';
import type { Photos } from '#core/photos/photos.ts';
import { OpenedOne } from '../requests/opened-one.ts';

export class PhotoSetStore extends OpenedOne<PhotoSet> {
  constructor(photos: Pick<Photos, 'set'>) {
    super((id) => photos.set(id));
  }
}
