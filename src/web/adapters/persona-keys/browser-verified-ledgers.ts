import { noHash } from '#core/moderation/ledger.ts';
import type { VerifiedLedger, VerifiedLedgers } from '#core/persona-keys/verified-ledgers.ts';

const key = 'daftar.ledger';

/** Survives sign-out, so that a server cannot make it forget by ending a session. */
export class BrowserVerifiedLedgers implements VerifiedLedgers {
  readonly mayRestart = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

  last(): VerifiedLedger | undefined {
    try {
      const { sequence, hash, issuerKeys }: Partial<Record<keyof VerifiedLedger, unknown>> = Object(JSON.parse(localStorage.getItem(key) ?? 'null'));
      const isWhole = Number.isSafeInteger(sequence) && Number(sequence) > 0 && typeof hash === 'string' && hash.length === noHash.length;
      if (!isWhole || !Array.isArray(issuerKeys) || issuerKeys.some((issuer) => typeof issuer !== 'string')) return undefined;
      return { sequence: Number(sequence), hash, issuerKeys };
    } catch {
      return undefined;
    }
  }

  keep(verified: VerifiedLedger): void {
    try {
      localStorage.setItem(key, JSON.stringify(verified));
    } catch {
      return;
    }
  }
}
