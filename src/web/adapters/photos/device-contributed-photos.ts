import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { ContributedPhotos } from '#core/photos/contributed-photos.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import type { OwnPhotoSet, PhotoSetDraft } from '#core/photos/photo-set-draft.ts';
import { DeviceAppealed } from '../contributions/device-contributed.ts';
import type { PayingParts } from '../contributions/paying-parts.ts';

/** The ports that photos are sent with: what pays for them, and the photos of each key. */
interface PhotoParts extends PayingParts {
  readonly photosOf: (publicKey: string) => OwnPhotos;
}

/** Photos by the keys that this device holds. */
export class DeviceContributedPhotos
  extends DeviceAppealed<PhotoSetDraft, OwnPhotoSet, Pick<OwnPhotoSet, 'photoSetId' | 'version'>>
  implements ContributedPhotos
{
  constructor({ photosOf, ...parts }: PhotoParts) {
    super(parts, { kind: 'photo', thingsOf: (publicKey) => withFiles(photosOf(publicKey)), idOf: ({ photoSetId }) => photoSetId });
  }
}

/** The photos of a key with their files: what was begun is gone on with, so that each file arrives once however often it is tried. */
function withFiles(photos: OwnPhotos): Pick<OwnPhotos, 'change' | 'remove' | 'mine' | 'appeal'> & {
  create(companyUrlName: string, draft: PhotoSetDraft, token: ContributionToken): Promise<OwnPhotoSet>;
} {
  return {
    async create(companyUrlName, { files, ...facts }, token) {
      let own = await photos.create(companyUrlName, facts, token);
      for (const [at, file] of files.slice(0, own.captions.length).entries())
        if (!own.there.includes(at + 1)) own = await photos.add(own.photoSetId, at + 1, file);
      return own;
    },
    change: (photoSetId, facts, version) => photos.change(photoSetId, facts, version),
    remove: (photoSetId) => photos.remove(photoSetId),
    mine: () => photos.mine(),
    appeal: (photoSetId, text) => photos.appeal(photoSetId, text),
  };
}
