import { createHash } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import type { MakingParts } from '#web/adapters/persona-keys/make-persona.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { longestNameWaitMs } from '#core/personas/waiting-name.ts';
import { WaitingRequests } from '#server/adapters/persona-keys/waiting-requests.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { FakeBlindTokens } from '#tests/fakes/persona-keys/fake-blind-tokens.ts';
import { FakeKeyedPersonas } from '#tests/fakes/persona-keys/fake-keyed-personas.ts';
import { aKeyedBackend } from '#tests/fakes/persona-keys/fake-keyed-backend.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { fakeIssuerKey, FakePersonaTokens } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';
import { FakeVerifiedLedgers } from '#tests/fakes/persona-keys/fake-verified-ledgers.ts';

export const banyan = { userName: 'Quiet Banyan', avatarUri: '17-sky' };
export const kite = { userName: 'Brave Kite', avatarUri: '3-rose' };
export const lost = new Failure('offline', 'The answer was lost');

/** Ledger and devices of one account. The server makes a name at once, or by lot. */
export function aWorld(lot?: number) {
  const clock = new FakeClock();
  const waiting = new WaitingRequests({ clock, chance: () => lot ?? 0 });
  const [backend, ledger] = [aKeyedBackend(), new FakeRemovalLedger()];
  ledger.add({ itemId: 'p000000000000001' });
  ledger.add({ itemKind: 'issuer-key', itemId: fakeIssuerKey.keyId, action: 'published', community: null });
  const aDevice = (account = 'account'): MakingParts & { readonly keys: FakePersonaKeys } => {
    const keys = new FakePersonaKeys();
    let publicKey = '';
    // The key that signs is known to the wire, as a signed request tells it.
    const byKey = () => publicKey;
    const knowing = new Proxy(keys, {
      get:
        (target, name: keyof FakePersonaKeys) =>
        async (...given: never[]) => {
          const answer = await (target[name] as (...all: never[]) => Promise<unknown>).apply(target, given);
          publicKey = (await target.local())?.publicKey ?? '';
          return answer;
        },
    });
    const tokens = new FakePersonaTokens(backend, account, byKey);
    return {
      keys: knowing,
      tokens: lot === undefined ? tokens : later(tokens, waiting, byKey),
      blinding: new FakeBlindTokens(),
      personas: new FakeKeyedPersonas(backend, byKey),
      ledger,
      clock,
      waitMs: longestNameWaitMs,
      chance: () => lot ?? 0,
      verified: new FakeVerifiedLedgers(),
      sha256: async (text) => createHash('sha256').update(text).digest('hex'),
    };
  };
  return { backend, ledger, clock, aDevice };
}

/** Tokens redeemed by key at the server's drawn moment. */
const later = (tokens: PersonaTokens, waiting: WaitingRequests, byKey: () => string): PersonaTokens => ({
  keys: () => tokens.keys(),
  issue: (request) => tokens.issue(request),
  redeem: async (redemption) => {
    const signer = byKey();
    waiting.take({ signer, operation: 'redeem', isFirst: true, asked: JSON.stringify(redemption), carryOut: () => tokens.redeem(redemption) });
    return undefined;
  },
});

/** Tokens that lose the first answer of one operation after the server acted. */
export function losing(tokens: PersonaTokens, operation: 'issue' | 'redeem' | 'keys'): PersonaTokens {
  let isLost = false;
  return new Proxy(tokens, {
    get: (target, name: keyof PersonaTokens) => async (given: never) => {
      const answer = await (target[name] as (one: never) => Promise<unknown>).call(target, given);
      if (name !== operation || isLost) return answer;
      isLost = true;
      throw lost;
    },
  });
}
