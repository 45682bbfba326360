import type { Named } from '../named.ts';
import type { Stock } from '../contributions/contributed-keys.ts';
import type { StockOccasion } from '../contributions/contribution-stock.ts';
import type { ContributionKey } from '../contributions/contribution-keys.ts';
import type { PhotoSetDraft, OwnPhotoSet } from './photo-set-draft.ts';

/** The photos that were contributed from this device, each sending by a key of its own that it holds. */
export abstract class ContributedPhotos {
  /** The keys of the sendings, as the device noted them. Nobody is asked: asked for in one go, they would be known as those of one person. */
  abstract held(): Promise<readonly ContributionKey[]>;
  /** Gets ready for photos to come, so that nothing has to be asked for by session just before it is sent (F-07). It never fails; it answers what is known of what pays for it. */
  abstract prepare(occasion: StockOccasion): Promise<Stock>;
  /** Sends photos together, paid for by a token of the account that is signed in. Begun again after a lost answer they are sent once, and cost one token. */
  abstract send(company: Named, draft: PhotoSetDraft): Promise<OwnPhotoSet>;
  /** The sending of a key as it stands; nothing where there is none any more. */
  abstract one(publicKey: string): Promise<OwnPhotoSet | undefined>;
  /** Refused where it was changed since that version. */
  abstract change(publicKey: string, before: Pick<OwnPhotoSet, 'photoSetId' | 'version'>, draft: PhotoSetDraft): Promise<OwnPhotoSet>;
  /** Appeals the last decision about it that can be appealed (F-28). */
  abstract appeal(publicKey: string, photoSetId: string, text: string): Promise<OwnPhotoSet>;
  /** Deletes photos for everybody, and forgets their key. */
  abstract remove(publicKey: string, photoSetId: string): Promise<void>;
  /** Forgets a key whose photos are gone already. */
  abstract forget(publicKey: string): Promise<void>;
}
