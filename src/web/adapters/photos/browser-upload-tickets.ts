import { Failure } from '#core/failure.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import type { UploadTicket } from '#core/photos/upload-ticket.ts';
import type { UploadTickets } from '#core/photos/upload-tickets.ts';

/** Tickets in this browser, with code loaded on demand. */
export class BrowserUploadTickets implements UploadTickets {
  readonly #load: () => Promise<UploadTickets>;

  constructor(load: () => Promise<UploadTickets>) {
    this.#load = load;
  }

  async issue(publicKey: string, photoSetId: string): Promise<UploadTicket> {
    return (await this.#loaded()).issue(publicKey, photoSetId);
  }

  async redeem(ticket: UploadTicket): Promise<OwnPhotoSet> {
    return (await this.#loaded()).redeem(ticket);
  }

  #loaded(): Promise<UploadTickets> {
    return this.#load().catch((error: unknown) => {
      throw new Failure('offline', String(error));
    });
  }
}
