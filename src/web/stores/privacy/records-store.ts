import type { TableMap } from '#core/privacy/data-map.ts';
import type { Records } from '#core/privacy/records.ts';
import { Request } from '../requests/request.ts';

/** The data map of this installation. */
export class RecordsStore {
  readonly map: Request<readonly TableMap[]>;

  constructor(records: Records) {
    this.map = new Request(() => records.map());
  }

  async open(): Promise<void> {
    if (this.map.state.status !== 'SUCCESS') await this.map.send();
  }
}
