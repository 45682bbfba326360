import type { HeadlineStats } from '#core/home/headline-stats.ts';
import type { Headlines } from '#core/home/headlines.ts';
import { Request } from '../requests/request.ts';

export class HeadlineStore {
  readonly stats: Request<HeadlineStats>;

  constructor(headlines: Headlines) {
    this.stats = new Request(() => headlines.stats());
  }

  async open(): Promise<void> {
    if (!this.stats.value) await this.stats.send();
  }
}
