import type { Shared, Shares } from '#core/device/shares.ts';

export class FakeShares implements Shares {
  hasSheet = false;
  readonly offered: Shared[] = [];

  async offer(shared: Shared): Promise<boolean> {
    if (this.hasSheet) this.offered.push(shared);
    return this.hasSheet;
  }

  urlOf({ url }: Shared): string {
    return `http://daftar.test${url}`;
  }
}
