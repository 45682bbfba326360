import type { OwnPhotoSet } from './photo-set-draft.ts';
import type { BroughtTicket, UploadTicket } from './upload-ticket.ts';

/** Continues photos on the author's other device through a link. */
export abstract class UploadTickets {
  /** Refused if the key is not among the member's (NO_KEY). */
  abstract issue(publicKey: string, photoSetId: string): Promise<UploadTicket>;
  /** Stores the key once it opens the photos. Errors: invalid, missing or KEY_OF_ANOTHER. */
  abstract redeem(ticket: UploadTicket): Promise<OwnPhotoSet>;
}

export abstract class BroughtTickets {
  /** Returns the ticket once and clears it from the URL. */
  abstract take(): BroughtTicket | undefined;
}
