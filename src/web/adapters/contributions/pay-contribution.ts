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

/** The key of a contribution with the token in hand that pays for it, by which it can be sent. */
export interface PaidContribution {
  readonly publicKey: string;
  readonly token: ContributionToken;
}

/** What a contribution is, and about whom, before it has a name. */
type Planned = Required<Pick<ContributionNotes, 'kind' | 'about'>>;

/**
 * Makes the key of a contribution and gets the token that pays for it. Each step is noted before it is asked for, so that it may be begun again after any answer was
 * lost, that to the contribution too: what was planned has the same key and the same token then, until the name of what became of it is noted beside the key. A key in the pool
 * is taken first, one with which it counts or one for any, so that nothing is asked for by session just before something is sent by key.
 */
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

/** The parts by which a token for any contribution is asked for. */
const forAny = ({ tokens, ...parts }: PayingParts): TokenParts => ({
  ...parts,
  tokens: { keys: () => tokens.keys('contribution'), issue: (request) => tokens.issue(request) },
});

/** The notes of a key in the pool that is good for any contribution. Every one says the same, so that none tells what it will be for. */
const unplanned: ContributionNotes = { kind: 'review' };

/**
 * Asks for the tokens of a contribution that is not planned yet, where the device is to have them in the pool: those that count of every kind, and one for any. Where
 * there are none to be had, or nobody answers, that is no failure: what is sent later asks for one by itself. It answers what is known for a contribution of a kind.
 */
export async function prefetchTokens(parts: PayingParts, kind: ContributionKind, occasion: PrefetchOccasion): Promise<TokenPool> {
  const left = await prefetchCounted(parts, occasion).catch(() => 'unknown' as const);
  const isSpent = await prefetchAny(parts, occasion);
  if (countedKey(kind, await parts.keys.list(), parts.clock.now())) return { isSpent: false, counting: 'counted' };
  return { isSpent, counting: left };
}

/** Asks for a token for any contribution; answers whether the account has had all of its quarter. */
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

/** Leaves no key behind that was made for nothing. One whose token was in hand before may have been sent, its answer lost, and stays. */
const withoutBareKey =
  (keys: ContributionKeys, publicKey: string, before: ContributionKey | undefined) =>
  async (error: unknown): Promise<never> => {
    const isUnused = !before || (before.token !== undefined && before.token.signature === undefined);
    const isBare = (await keys.list()).some((key) => key.publicKey === publicKey && !key.token);
    if (isUnused && isBare) await keys.forget(publicKey);
    throw error;
  };
