import type { OwnPhotoSet } from './photo-set-draft.ts';
import type { BroughtTicket, UploadTicket } from './upload-ticket.ts';

/** Photos that go on at another device of their author: their key is passed on in a link. */
export abstract class UploadTickets {
  /** The ticket of photos that were sent from here. Refused where their key is not among the member’s (NO_KEY). */
  abstract issue(publicKey: string, photoSetId: string): Promise<UploadTicket>;
  /**
   * Keeps the key of a ticket on this device, like one that was made here, once it has opened the photos; used twice, it keeps one key. It notes the day as
   * that of the sending, so that no point is drawn on the day of the link. Refused where it is no key
   * or that of other photos (invalid), where it opens nothing (missing), and where it lies here for another member (forbidden, KEY_OF_ANOTHER).
   */
  abstract redeem(ticket: UploadTicket): Promise<OwnPhotoSet>;
}

/** The tickets that links bring to this tab in its URL. */
export abstract class BroughtTickets {
  /** The ticket that was brought last, once. The URL shows it no more. */
  abstract take(): BroughtTicket | undefined;
}
