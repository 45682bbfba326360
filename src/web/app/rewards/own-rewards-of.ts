import { routes } from '#contract/generated/rewards.ts';
import type { Clock } from '#core/clock.ts';
import type { OwnRewards } from '#core/rewards/own-rewards.ts';
import type { RewardWallet } from '#core/rewards/reward-wallet.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { DeviceOwnRewards } from '#web/adapters/rewards/device-own-rewards.ts';
import { httpRewardTokens } from '#web/adapters/rewards/http-reward-tokens.ts';
import { httpRewards } from '#web/adapters/rewards/http-rewards.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { keyedClientsOf } from '../kinds/keyed-clients-of.ts';

export function ownRewardsOf(http: Http, session: SessionStore, clock: Clock, wallet: RewardWallet): OwnRewards {
  const { parts, clientOf } = keyedClientsOf(http, session, clock);
  const byNobody = http.under(asNobody, routes);
  const tokensOf = (publicKey: string) => httpRewardTokens(clientOf(publicKey).service(routes));
  return new DeviceOwnRewards({ ...parts, wallet, rewards: httpRewards(byNobody, byNobody), tokensOf });
}
