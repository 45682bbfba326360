import { mostDumps, type Dump, type Dumps, type PublishedDumps } from '#core/dump/dumps.ts';

export class FakeDumps implements Dumps {
  readonly publicKey = 'MCowBQYDK2VwAyEAq1zVw7sVZC8k1m3QyT5n8bX2cF0dJ6hR4uL9eP7aGxY';
  dumps: readonly Dump[];

  constructor(dumps: readonly Dump[] = []) {
    this.dumps = dumps;
  }

  async list(): Promise<PublishedDumps> {
    const items = this.dumps.toSorted((one, other) => (one.name < other.name ? 1 : -1)).slice(0, mostDumps);
    return { publicKey: this.publicKey, items };
  }
}
