import { ContributedModerated } from '../contributions/contributed.ts';
import { ModeratedContributions, type ModeratedKind } from '../contributions/own-contributions.ts';
import type { OwnPhotoSet, PhotoSetDraft, PhotoSetFacts } from './photo-set-draft.ts';

export const photoContribution: ModeratedKind<Pick<OwnPhotoSet, 'photoSetId'>, 'photo'> = {
  kind: 'photo',
  resource: 'PHOTOS',
  idOf: ({ photoSetId }) => photoSetId,
};

/** The photos of the key that signs, which were sent together. */
export abstract class OwnPhotos extends ModeratedContributions<PhotoSetFacts, OwnPhotoSet> {
  /** Takes the photo of a place, as long as nobody has seen the sending. A place that has its photo keeps it. */
  abstract add(photoSetId: string, place: number, file: Uint8Array<ArrayBuffer>): Promise<OwnPhotoSet>;
}

/** The photos from this device. */
export abstract class ContributedPhotos extends ContributedModerated<PhotoSetDraft, OwnPhotoSet> {}
