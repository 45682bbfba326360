import type { Clock } from '#core/clock.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributionTokens } from '#core/contributions/contribution-tokens.ts';
import type { TokenParts } from '../persona-keys/token-in-hand.ts';

export interface PayingParts extends Omit<TokenParts, 'tokens'> {
  readonly keys: ContributionKeys;
  readonly tokens: ContributionTokens;
  readonly clock: Pick<Clock, 'now'>;
}
