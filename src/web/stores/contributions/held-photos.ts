import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributedPhotos } from '#core/photos/contributed-photos.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import { ModeratedContribution } from './moderated-contribution.ts';

/** Photos of this device that were sent together. */
export class HeldPhotos extends ModeratedContribution<OwnPhotoSet> {
  readonly kind = 'photo';

  constructor(key: ContributionKey, photos: ContributedPhotos) {
    super(key, photos, ({ photoSetId }) => photoSetId);
  }
}
