import { routes as moderation } from '#contract/generated/moderation.ts';
import { BrowserDigests } from '#web/adapters/device/browser-digests.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { BrowserBlindTokens } from '#web/adapters/persona-keys/browser-blind-tokens.ts';
import { BrowserVerifiedLedgers } from '#web/adapters/persona-keys/browser-verified-ledgers.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import type { TokenParts } from '#web/adapters/persona-keys/token-in-hand.ts';

/** Blinding and issuer checks, with the ledger read anonymously. */
export function witnessesOf(http: Http): Omit<TokenParts, 'tokens'> {
  const digests = new BrowserDigests();
  return {
    blinding: new BrowserBlindTokens(),
    ledger: httpRemovalLedger(http.under(asNobody, moderation)),
    verified: new BrowserVerifiedLedgers(),
    sha256: (text) => digests.sha256(text),
  };
}
