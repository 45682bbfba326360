// Many who contribute at once, by the product's own code: each by another key, with a token that was signed before, as on devices.
import { constants, randomBytes, sign } from 'node:crypto';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { CountedKind } from '#core/persona-keys/issuer-key.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { acceptedKeys, pairOf } from '#server/adapters/persona-keys/issuer-keys.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { declarations } from '#server/app/wiring/declarations.ts';
import { atLeast, msOf, recorded, type Finding } from './finding.ts';
import type { KindBench } from './kinds.ts';

const writers = 16;
const keyBytes = 32;
/** Matches the length of the hash in the product's tokens. */
const saltLength = 48;

interface ContributionKey {
  readonly key: string;
  readonly token: ContributionToken;
}

async function contributionKeys({ db, secrets }: KindBench, kind: CountedKind, count: number): Promise<readonly ContributionKey[]> {
  const scope = { db, secrets, now: Date.now() };
  const [key] = await acceptedKeys(scope, kind);
  const pair = await pairOf(scope, { key, purpose: kind });
  if (!pair) throw new Error('This world has no key that signs tokens.');
  const padding = { key: pair.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength };
  return Array.from({ length: count }, () => {
    const [prefix, message] = [randomBytes(keyBytes), randomBytes(keyBytes)];
    const signature = sign('sha384', Buffer.concat([prefix, message]), padding).toString('base64url');
    return { key: message.toString('base64url'), token: { keyId: key.keyId, prefix: prefix.toString('base64url'), signature } };
  });
}

interface Added {
  readonly kind: CountedKind;
  readonly what: string;
  readonly count: number;
  readonly leastASecond: number;
  readonly add: (scope: PseudonymScope, by: ContributionKey & { readonly urlName: string; readonly at: number }) => Promise<unknown>;
}

/** Adds contributions, 16 at once. */
export async function adding(bench: KindBench, { kind, what, count, leastASecond, add }: Added): Promise<readonly Finding[]> {
  const { db, secrets, companies } = bench;
  const keys = (await contributionKeys(bench, kind, count)).entries();
  const writer = async (): Promise<void> => {
    for (const [at, { key, token }] of keys) {
      const scope = new PseudonymScope({ ...declarations, db, clock: new SystemClock(), secrets, context: { ...noRequest, persona: key } });
      await add(scope, { key, token, urlName: `bench-company-${at % companies}`, at });
    }
  };
  const seconds = (await msOf(() => Promise.all(Array.from({ length: writers }, writer)))) / 1_000;
  return [
    atLeast(`${what} added a second, ${writers} at once, without HTTP`, count / seconds, leastASecond, '/s'),
    recorded(`adding ${count} ${what}`, seconds, 's'),
  ];
}
