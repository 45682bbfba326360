import { routes } from '#contract/generated/photos.ts';
import type { AboutCompany } from '#core/typed-companies/typed-company.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { photoContribution, type ContributedPhotos, type OwnPhotos } from '#core/photos/own-photos.ts';
import type { OwnPhotoSet, PhotoSetDraft, PhotoSetFacts } from '#core/photos/photo-set-draft.ts';
import { DeviceContributed } from '../contributions/device-contributed.ts';
import type { KeyedClients } from '../contributions/keyed-clients.ts';
import type { PayingParts } from '../contributions/paying-parts.ts';
import { httpOwnPhotos } from './http-own-photos.ts';

export const devicePhotos = ({ parts, clientOf }: KeyedClients): ContributedPhotos =>
  photosByKey(parts, (publicKey) => httpOwnPhotos(clientOf(publicKey).service(routes)));

class DevicePhotos extends DeviceContributed<PhotoSetDraft, OwnPhotoSet> {
  /** Uploads only photos not there before. */
  override change(publicKey: string, before: OwnPhotoSet, draft: PhotoSetDraft): Promise<OwnPhotoSet> {
    return super.change(publicKey, before, { ...draft, files: draft.files.map((file, at) => (before.there.includes(at + 1) ? undefined : file)) });
  }
}

/** Photos with their files, independent of the server. */
export const photosByKey = (parts: PayingParts, photosOf: (publicKey: string) => OwnPhotos): ContributedPhotos =>
  new DevicePhotos(parts, { ...photoContribution, thingsOf: (publicKey) => withFiles(photosOf(publicKey)) });

/** Adds missing photos, each at its place. */
async function filled(photos: Pick<OwnPhotos, 'add'>, begun: OwnPhotoSet, files: PhotoSetDraft['files']): Promise<OwnPhotoSet> {
  let own = begun;
  for (const [at, file] of files.slice(0, own.captions.length).entries())
    if (file && !own.there.includes(at + 1)) own = await photos.add(own.photoSetId, at + 1, file);
  return own;
}

/** True where only photos of a change are left to send. */
const sameFacts = (own: PhotoSetFacts, { album, captions }: PhotoSetFacts): boolean =>
  own.album === album && own.captions.length === captions.length && own.captions.every((caption, at) => caption === captions[at]);

/** Resumes uploads, so that each file arrives once. */
const withFiles = (photos: OwnPhotos) => ({
  async create(about: AboutCompany, { files, ...facts }: PhotoSetDraft, token: ContributionToken): Promise<OwnPhotoSet> {
    return filled(photos, await photos.create(about, facts, token), files);
  },
  async change(photoSetId: string, { files, ...facts }: PhotoSetDraft, version: number): Promise<OwnPhotoSet> {
    const now = files.some(Boolean) ? await photos.mine() : undefined;
    const isChanged = now?.version === version + 1 && sameFacts(now, facts);
    if (now && !isChanged && files.some((file, at) => file && now.there.includes(at + 1)))
      throw new Failure('conflict', 'A photo came to the same place', { code: 'CHANGED_MEANWHILE' });
    return filled(photos, isChanged ? now : await photos.change(photoSetId, facts, version), files);
  },
  remove: (photoSetId: string) => photos.remove(photoSetId),
  mine: () => photos.mine(),
  appeal: (photoSetId: string, text: string) => photos.appeal(photoSetId, text),
});
