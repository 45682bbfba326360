import type { TableMap, DataMap } from '#core/privacy/data-map.ts';
import { Request } from '../requests/request.ts';

export class DataMapStore {
  readonly map: Request<readonly TableMap[]>;

  constructor(dataMap: DataMap) {
    this.map = new Request(() => dataMap.map());
  }

  async open(): Promise<void> {
    if (this.map.state.status !== 'SUCCESS') await this.map.send();
  }
}
