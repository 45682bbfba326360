import type { Dumps, PublishedDumps } from '#core/dump/dumps.ts';
import { Request } from '../requests/request.ts';

export class DumpsStore {
  readonly listing: Request<PublishedDumps>;

  constructor(dumps: Dumps) {
    this.listing = new Request(() => dumps.list());
  }

  async open(): Promise<void> {
    if (this.listing.state.status !== 'SUCCESS') await this.listing.send();
  }
}
