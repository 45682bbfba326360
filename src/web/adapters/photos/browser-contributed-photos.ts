import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributedPhotos } from '#core/photos/contributed-photos.ts';
import type { PhotoSetDraft, OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import { BrowserAppealed } from '../contributions/browser-contributed.ts';

/** Photos that were contributed from this browser. */
export class BrowserContributedPhotos
  extends BrowserAppealed<PhotoSetDraft, OwnPhotoSet, Pick<OwnPhotoSet, 'photoSetId' | 'version'>, ContributedPhotos>
  implements ContributedPhotos
{
  constructor(keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<ContributedPhotos>) {
    super('photo', keys, load);
  }
}
