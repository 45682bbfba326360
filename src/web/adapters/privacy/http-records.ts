import type { operations } from '#contract/generated/system.ts';
import type { Service } from '#contract/service.ts';
import type { TableMap } from '#core/privacy/data-map.ts';
import type { Records } from '#core/privacy/records.ts';

export class HttpRecords implements Records {
  readonly #system: Service<operations>;

  constructor(system: Service<operations>) {
    this.#system = system;
  }

  async map(): Promise<readonly TableMap[]> {
    return (await this.#system.getDataMap({})).tables;
  }
}
