import type { Clock } from '#core/clock.ts';
import type { ContributionKey, ContributionKeys, ContributionNotes } from '#core/contributions/contribution-keys.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { ContributionTokens } from '#core/contributions/contribution-tokens.ts';
import { quartersRedeemed } from '#core/persona-keys/issuer-key.ts';
import { tokenInHand, type TokenParts } from '../persona-keys/token-in-hand.ts';

/** The ports that a contribution is paid for with. */
export interface PayingParts extends TokenParts {
  readonly keys: ContributionKeys;
  readonly tokens: ContributionTokens;
  readonly clock: Pick<Clock, 'now'>;
}

/** The key of a contribution with the token in hand that pays for it, by which it can be sent. */
export interface PaidContribution {
  readonly publicKey: string;
  readonly token: ContributionToken;
}

/** What a contribution is, and about whom, before it has a name. */
type Planned = Pick<ContributionNotes, 'kind' | 'about'>;

/**
 * Makes the key of a contribution and gets the token that pays for it. Each step is noted before it is asked for, so that it may be begun again after any answer was
 * lost, that to the contribution too: what was planned has the same key and the same token then, until the name of what became of it is noted beside the key.
 */
export async function payContribution(parts: PayingParts, planned: Planned): Promise<PaidContribution> {
  const { keys, clock } = parts;
  const unsent = (await keys.list()).find(({ kind, about, thingId }) => thingId === undefined && kind === planned.kind && about === planned.about);
  const { publicKey, token } = unsent ?? (await keys.make(planned));
  const isGood = token && quartersRedeemed(clock.now()).includes(token.issuer.quarter);
  const note = (noted?: ContributionNotes['token']) => keys.note(publicKey, { ...planned, ...(noted && { token: noted }) });
  const payer = { publicKey, purpose: 'contribution', token: isGood ? token : undefined, note } as const;
  const { issuer, prefix, signature } = await tokenInHand(parts, payer).catch(withoutBareKey(keys, publicKey, unsent));
  return { publicKey, token: { keyId: issuer.keyId, prefix, signature } };
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
