import type { ContributionToken } from '../contributions/contribution-token.ts';
import type { OwnPhotoSet, PhotoSetFacts } from './photo-set-draft.ts';

/** The photos of the key that signs. No account is known to it, and each sending has a key of its own (F-07). */
export abstract class OwnPhotos {
  /** Begins a sending of a company with the token that pays for it. The same key sends once; whoever lost the answer is given it again. */
  abstract create(companyUrlName: string, facts: PhotoSetFacts, token: ContributionToken): Promise<OwnPhotoSet>;
  /** Takes the photo of a place, as long as nobody has seen the sending. A place that has its photo keeps it. */
  abstract add(photoSetId: string, place: number, file: Uint8Array<ArrayBuffer>): Promise<OwnPhotoSet>;
  /** Refused where it was changed since that version. What was taken down waits for a moderator then. */
  abstract change(photoSetId: string, facts: PhotoSetFacts, version: number): Promise<OwnPhotoSet>;
  /** Deletes the photos with all that was said of them. */
  abstract remove(photoSetId: string): Promise<void>;
  /** Appeals the last decision that can be appealed, once, and no later than its last day (F-28). */
  abstract appeal(photoSetId: string, text: string): Promise<OwnPhotoSet>;
  /** The photos of this key; none where it has sent none, or deleted them. */
  abstract mine(): Promise<OwnPhotoSet | undefined>;
}
