import { ContributedModerated } from '../contributions/contributed.ts';
import { ModeratedContributions, type ModeratedKind } from '../contributions/own-contributions.ts';
import type { OwnPhotoSet, PhotoSetDraft, PhotoSetFacts } from './photo-set-draft.ts';

export const photoContribution: ModeratedKind<Pick<OwnPhotoSet, 'photoSetId'>, 'photo'> = {
  kind: 'photo',
  resource: 'PHOTOS',
  idOf: ({ photoSetId }) => photoSetId,
};

/** Photos of the signing key, sent together. */
export abstract class OwnPhotos extends ModeratedContributions<PhotoSetFacts, OwnPhotoSet> {
  /** Accepted until published; never replaces a photo. */
  abstract add(photoSetId: string, place: number, file: Uint8Array<ArrayBuffer>): Promise<OwnPhotoSet>;
}

export abstract class ContributedPhotos extends ContributedModerated<PhotoSetDraft, OwnPhotoSet> {}

declare module '../kinds/contribution-kinds.ts' {
  interface OwnOfKinds {
    readonly photo: OwnPhotoSet;
  }
}
