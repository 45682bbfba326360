import type { TableMap, DataMap } from '#core/privacy/data-map.ts';

export class FakeDataMap implements DataMap {
  readonly #map: readonly TableMap[];

  constructor(map: readonly TableMap[] = []) {
    this.#map = map;
  }

  async map(): Promise<readonly TableMap[]> {
    return this.#map;
  }
}
