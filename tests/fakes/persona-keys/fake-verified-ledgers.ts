import type { VerifiedLedger, VerifiedLedgers } from '#core/persona-keys/verified-ledgers.ts';

export class FakeVerifiedLedgers implements VerifiedLedgers {
  mayRestart = false;
  #last: VerifiedLedger | undefined;

  last(): VerifiedLedger | undefined {
    return this.#last;
  }

  keep(verified: VerifiedLedger): void {
    this.#last = verified;
  }
}
