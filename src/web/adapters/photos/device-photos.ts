import { routes } from '#contract/generated/photos.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { photoContribution, type ContributedPhotos, type OwnPhotos } from '#core/photos/own-photos.ts';
import type { OwnPhotoSet, PhotoSetDraft } from '#core/photos/photo-set-draft.ts';
import { DeviceContributed } from '../contributions/device-contributed.ts';
import type { KeyedClients } from '../contributions/keyed-clients.ts';
import type { PayingParts } from '../contributions/paying-parts.ts';
import { httpOwnPhotos } from './http-own-photos.ts';

/** The photos from this device, by their keys. */
export const devicePhotos = ({ parts, clientOf }: KeyedClients): ContributedPhotos =>
  photosByKey(parts, (publicKey) => httpOwnPhotos(clientOf(publicKey).service(routes)));

/** Photos with their files, whichever server has them. */
export const photosByKey = (parts: PayingParts, photosOf: (publicKey: string) => OwnPhotos): ContributedPhotos =>
  new DeviceContributed<PhotoSetDraft, OwnPhotoSet>(parts, { ...photoContribution, thingsOf: (publicKey) => withFiles(photosOf(publicKey)) });

/** The photos of a key with their files: what was begun is gone on with, so that each file arrives once however often it is tried. */
const withFiles = (photos: OwnPhotos) => ({
  async create(companyUrlName: string, { files, ...facts }: PhotoSetDraft, token: ContributionToken): Promise<OwnPhotoSet> {
    let own = await photos.create(companyUrlName, facts, token);
    for (const [at, file] of files.slice(0, own.captions.length).entries())
      if (!own.there.includes(at + 1)) own = await photos.add(own.photoSetId, at + 1, file);
    return own;
  },
  change: (photoSetId: string, facts: PhotoSetDraft, version: number) => photos.change(photoSetId, facts, version),
  remove: (photoSetId: string) => photos.remove(photoSetId),
  mine: () => photos.mine(),
  appeal: (photoSetId: string, text: string) => photos.appeal(photoSetId, text),
});
