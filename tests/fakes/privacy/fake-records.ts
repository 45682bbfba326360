import type { TableMap } from '#core/privacy/data-map.ts';
import type { Records } from '#core/privacy/records.ts';

/** A data map written by a test. */
export class FakeRecords implements Records {
  readonly #map: readonly TableMap[];

  constructor(map: readonly TableMap[] = []) {
    this.#map = map;
  }

  async map(): Promise<readonly TableMap[]> {
    return this.#map;
  }
}
