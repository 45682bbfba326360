import { makeAutoObservable } from 'mobx';
import type { Clipboards } from '#core/device/clipboards.ts';
import type { Shares } from '#core/device/shares.ts';
import { uploadTicketUrl } from '#core/photos/upload-ticket.ts';
import type { UploadTickets } from '#core/photos/upload-tickets.ts';
import { Request } from '../requests/request.ts';

/** Link that continues a photo sending elsewhere, made on demand and forgotten on close. */
export class UploadLinkStore {
  readonly making: Request<string, [publicKey: string, photoSetId: string]>;
  /** Shares or copies the link and answers which. */
  readonly passing: Request<'offered' | 'copied', [title: string]>;

  readonly #shares: Shares;

  constructor(tickets: Pick<UploadTickets, 'issue'>, shares: Shares, clipboards: Clipboards) {
    this.making = new Request(async (publicKey, photoSetId) => uploadTicketUrl(await tickets.issue(publicKey, photoSetId)));
    this.passing = new Request(async (title) => {
      const shared = { title, url: this.making.value ?? '' };
      if (await shares.offer(shared)) return 'offered';
      await clipboards.write(shares.urlOf(shared));
      return 'copied';
    });
    this.#shares = shares;
    makeAutoObservable(this, { making: false, passing: false });
  }

  get link(): string | undefined {
    const url = this.making.value;
    return url === undefined ? undefined : this.#shares.urlOf({ title: '', url });
  }

  close(): void {
    this.making.forget();
    this.passing.forget();
  }
}
