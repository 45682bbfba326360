import type { TableMap, DataMap } from '#core/privacy/data-map.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { dataMapOf } from '../data-map.ts';

export class SqlDataMap implements DataMap {
  readonly #tables: PseudonymScope['tables'];

  constructor({ tables }: Pick<PseudonymScope, 'tables'>) {
    this.#tables = tables;
  }

  async map(): Promise<readonly TableMap[]> {
    return dataMapOf(this.#tables);
  }
}
