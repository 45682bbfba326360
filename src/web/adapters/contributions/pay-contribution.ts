import type { ContributionKey, ContributionKeys, ContributionNotes } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { isPooled, type TokenPool } from '#core/contributions/contributed-keys.ts';
import { asksAhead, countedKey, pooledKey, type PrefetchOccasion } from '#core/contributions/token-pool.ts';
import { Failure } from '#core/failure.ts';
import { isCounted, isRedeemed, purposeOf } from '#core/persona-keys/issuer-key.ts';
import { tokenInHand, type TokenParts } from '../persona-keys/token-in-hand.ts';
import { prefetchCounted } from './counted-pool.ts';
import type { PayingParts } from './paying-parts.ts';

export interface PaidContribution {
  readonly publicKey: string;
  readonly token: ContributionToken;
}

type Planned = Required<Pick<ContributionNotes, 'kind' | 'about'>>;

/** Pays from the pool first and notes each step, so that a retry uses the same key and token. */
export async function payContribution(parts: PayingParts, planned: Planned): Promise<PaidContribution> {
  const { keys, clock } = parts;
  const [local, now] = [await keys.list(), clock.now()];
  const begun = local.find(({ kind, about, thingId }) => thingId === undefined && kind === planned.kind && about === planned.about);
  const unsent = begun ?? pooledKey(planned.kind, local, now);
  const { publicKey, token } = unsent ?? (await keys.make(planned));
  const isGood = token !== undefined && isRedeemed(token.issuer.keyId, now);
  if (unsent && !begun) await keys.note(publicKey, { ...planned, ...(token && { token }) });
  const note = (noted?: ContributionNotes['token']) => keys.note(publicKey, { ...planned, ...(noted && { token: noted }) });
  const payer = { publicKey, purpose: 'contribution', token: isGood ? token : undefined, note } as const;
  const { issuer, prefix, signature } = await tokenInHand(forAny(parts), payer).catch(withoutBareKey(keys, publicKey, unsent));
  return { publicKey, token: { keyId: issuer.keyId, prefix, signature } };
}

const forAny = ({ tokens, ...parts }: PayingParts): TokenParts => ({
  ...parts,
  tokens: { keys: () => tokens.keys('contribution'), issue: (request) => tokens.issue(request) },
});

/** Identical notes for pooled keys, so that none reveals its later use. */
const unplanned: ContributionNotes = { kind: 'review' };

/** Prefetches tokens for the pool, without failing where none are to be had. */
export async function prefetchTokens(parts: PayingParts, kind: ContributionKind, occasion: PrefetchOccasion): Promise<TokenPool> {
  const left = await prefetchCounted(parts, occasion).catch(() => 'unknown' as const);
  const isSpent = await prefetchAny(parts, occasion);
  if (countedKey(kind, await parts.keys.list(), parts.clock.now())) return { isSpent: false, counting: 'counted' };
  return { isSpent, counting: left };
}

/** Requests a token of any kind and returns true once the quarter's quota is used up. */
async function prefetchAny(parts: PayingParts, occasion: PrefetchOccasion): Promise<boolean> {
  const { keys, clock } = parts;
  const [now, local] = [clock.now(), await keys.list()];
  if (!asksAhead(local, { now, occasion })) return false;
  const begun = local.find((key) => isPooled(key) && !isCounted(purposeOf(key.token?.issuer.keyId ?? '')));
  const { publicKey, token } = begun ?? (await keys.make(unplanned));
  const isGood = token !== undefined && isRedeemed(token.issuer.keyId, now);
  const note = (noted?: ContributionNotes['token']) => keys.note(publicKey, { ...unplanned, ...(noted && { token: noted }) });
  const payer = { publicKey, purpose: 'contribution', token: isGood ? token : undefined, note } as const;
  return tokenInHand(forAny(parts), payer)
    .catch(withoutBareKey(keys, publicKey, begun))
    .then(
      () => false,
      (error: unknown) => Failure.from(error).code === 'CONTRIBUTION_TOKENS_SPENT',
    );
}

/** Removes a key made for nothing, unless its token may already be spent. */
const withoutBareKey =
  (keys: ContributionKeys, publicKey: string, before: ContributionKey | undefined) =>
  async (error: unknown): Promise<never> => {
    const isUnused = !before || (before.token !== undefined && before.token.signature === undefined);
    const isBare = (await keys.list()).some((key) => key.publicKey === publicKey && !key.token);
    if (isUnused && isBare) await keys.forget(publicKey);
    throw error;
  };
