import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import { isPooled, type Counting } from '#core/contributions/contributed-keys.ts';
import { asksCounted, countedPool, type PrefetchOccasion } from '#core/contributions/token-pool.ts';
import type { OfEachKind } from '#core/contributions/contribution-tokens.ts';
import { Failure } from '#core/failure.ts';
import { countedKinds, isCounted, isRedeemed, ofCountedKinds, purposeOf, type CountedKind, type IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';
import { trustIssuers } from '#core/persona-keys/trusted-issuer.ts';
import type { PayingParts } from './paying-parts.ts';

/** Tokens requested together, each with its key. */
type Asked = OfEachKind<{ readonly publicKey: string; readonly token: PersonaToken }>;

/** Refusals that end these requests, with their meaning for a contribution. */
const refusals: Readonly<Record<string, Counting>> = { NOT_COUNTED: 'unproven', CONTRIBUTION_TOKENS_SPENT: 'used', ISSUER_KEY_OLD: 'unknown' };

/** Requests counting tokens of all kinds at once, so that it reveals nothing about the contribution. */
export async function prefetchCounted(parts: PayingParts, occasion: PrefetchOccasion): Promise<Counting> {
  const { keys, tokens, clock } = parts;
  const now = clock.now();
  await forgetOver(keys, now);
  const local = await keys.list();
  const pool = countedPool(local, now);
  if (!asksCounted(local, { now, occasion })) return pool.length > 0 ? 'used' : 'unknown';
  const asked = await drawnOfEach(parts, pool);
  try {
    await finalizeEach(parts, asked, await tokens.issueCounted(ofCountedKinds((kind) => requestOf(asked[kind].token))));
    return 'used';
  } catch (error) {
    const counting = refusals[Failure.from(error).code ?? ''];
    if (counting) await forgetUnissued(parts, asked);
    return counting ?? 'unknown';
  }
}

const requestOf = ({ issuer: { keyId }, blindedMessage }: PersonaToken) => ({ keyId, blindedMessage });

async function drawnOfEach(parts: PayingParts, pool: readonly ContributionKey[]): Promise<Asked> {
  const drawn = new Map(pool.flatMap(({ publicKey, token }) => (token ? [[purposeOf(token.issuer.keyId), { publicKey, token }] as const] : [])));
  const issuers = await trustedIssuers(
    parts,
    countedKinds.filter((kind) => !drawn.has(kind)),
  );
  for (const [kind, issuer] of issuers) {
    const { publicKey } = await parts.keys.make({ kind });
    const token = await parts.blinding.blind(issuer, publicKey);
    await parts.keys.note(publicKey, { kind, token });
    drawn.set(kind, { publicKey, token });
  }
  return ofCountedKinds((kind) => drawn.get(kind) ?? missing());
}

/** Current signing keys, checked against the ledger in one reading. */
async function trustedIssuers(
  { tokens, blinding, ledger, verified, sha256 }: PayingParts,
  kinds: readonly CountedKind[],
): Promise<readonly (readonly [CountedKind, IssuerKey])[]> {
  const issuers = await Promise.all(kinds.map(async (kind) => [kind, (await tokens.keys(kind)).items[0] ?? missing()] as const));
  await trustIssuers(issuers, { ledger, verified, sha256, fingerprint: (key) => blinding.fingerprint(key) });
  return issuers;
}

function missing(): never {
  throw new Failure('conflict', 'No key signs tokens that count', { code: 'TOKENS_NOT_ISSUED' });
}

async function finalizeEach({ keys, blinding }: PayingParts, asked: Asked, signatures: OfEachKind<string>): Promise<void> {
  for (const kind of countedKinds) {
    const { publicKey, token } = asked[kind];
    if (token.signature === undefined) await keys.note(publicKey, { kind, token: await blinding.finalize(token, publicKey, signatures[kind]) });
  }
}

/** Forgets unused pooled keys after their year. */
async function forgetOver(keys: PayingParts['keys'], now: number): Promise<void> {
  for (const { publicKey, token, ...notes } of await keys.list()) {
    const isOver = token && isCounted(purposeOf(token.issuer.keyId)) && !isRedeemed(token.issuer.keyId, now);
    if (isOver && isPooled(notes)) await keys.forget(publicKey);
  }
}

/** Forgets keys refused a token, except those another tab got one for. */
async function forgetUnissued({ keys }: PayingParts, asked: Asked): Promise<void> {
  const inHand = (await keys.list()).filter(({ token }) => token?.signature !== undefined).map(({ publicKey }) => publicKey);
  for (const kind of countedKinds) if (!inHand.includes(asked[kind].publicKey)) await keys.forget(asked[kind].publicKey);
}
