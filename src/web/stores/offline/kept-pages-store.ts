import type { KeptPage } from '#core/offline/kept-page.ts';
import type { KeptPages } from '#core/offline/kept-pages.ts';
import { Request } from '../requests/request.ts';

export class KeptPagesStore {
  readonly listing: Request<readonly KeptPage[]>;

  constructor(pages: KeptPages) {
    this.listing = new Request(() => pages.all());
  }
}
