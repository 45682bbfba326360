import type { Addresses } from '#core/navigation/addresses.ts';
import { safeTarget } from '#core/login/safe-target.ts';

const origin = 'https://daftar.test';

/** A tab that writes down where it was sent. */
export class FakeAddresses implements Addresses {
  readonly went: string[] = [];

  ours(address: string): string {
    return safeTarget(address, origin, (wanted, base) => URL.parse(wanted, base) ?? undefined);
  }

  go(address: string): void {
    this.went.push(address);
  }
}
