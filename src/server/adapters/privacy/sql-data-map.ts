import type { TableMap, DataMap } from '#core/privacy/data-map.ts';
import { dataMap } from '../data-map.ts';

export class SqlDataMap implements DataMap {
  async map(): Promise<readonly TableMap[]> {
    return dataMap;
  }
}
