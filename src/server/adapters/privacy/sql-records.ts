import type { TableMap } from '#core/privacy/data-map.ts';
import type { Records } from '#core/privacy/records.ts';
import { dataMap } from '../data-map.ts';

export class SqlRecords implements Records {
  async map(): Promise<readonly TableMap[]> {
    return dataMap;
  }
}
