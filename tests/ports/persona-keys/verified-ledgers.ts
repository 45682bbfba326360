import { expect, it } from 'vitest';
import type { VerifiedLedgers } from '#core/persona-keys/verified-ledgers.ts';

/** Promises of VerifiedLedgers for every adapter (F-07). */
export function keepsVerifiedLedgers(open: () => VerifiedLedgers): void {
  it('answers what was stored last, and nothing before', () => {
    const verified = open();
    expect(verified.last()).toBeUndefined();
    for (const sequence of [3, 4]) {
      const read = { sequence, hash: 'a'.repeat(64), issuerKeys: ['2026-q4-a'] };
      verified.keep(read);
      expect(verified.last()).toEqual(read);
    }
  });

  it('lets a ledger begin again only on the machine of a trial user', () => expect(open().mayRestart).toBe(false));
}
