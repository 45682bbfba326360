import type { operations } from '#contract/generated/system.ts';
import type { Service } from '#contract/service.ts';
import type { TableMap, DataMap } from '#core/privacy/data-map.ts';

export class HttpDataMap implements DataMap {
  readonly #system: Service<operations>;

  constructor(system: Service<operations>) {
    this.#system = system;
  }

  async map(): Promise<readonly TableMap[]> {
    return (await this.#system.getDataMap({})).tables;
  }
}
