import { ContainerModule } from 'inversify';
import { routes } from '#contract/generated/rewards.ts';
import { Clock } from '#core/clock.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { screens } from '#core/navigation/screens.ts';
import { OwnRewards } from '#core/rewards/own-rewards.ts';
import { RewardWallet } from '#core/rewards/reward-wallet.ts';
import { Rewards } from '#core/rewards/rewards.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { Http } from '#web/adapters/http/http.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { BrowserOwnRewards } from '#web/adapters/rewards/browser-own-rewards.ts';
import { httpRewards } from '#web/adapters/rewards/http-rewards.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { RewardsStore } from '#web/stores/rewards/rewards-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { rewardWords } from '#web/words/rewards/reward-words.ts';
import { contributionKeysOf } from '../kinds/contribution-bindings.ts';
import { formHead } from '../contributions/form-head.ts';
import { onDevice, store } from '../container/bind.ts';
import { walletBinding } from './wallet-binding.ts';

export { RewardsScreen as Screen } from '#web/views/rewards/RewardsScreen.tsx';

export const words = [rewardWords, contributionWords];

export const bindings = [
  walletBinding,
  new ContainerModule(({ bind }) => {
    bind(Rewards).toResolvedValue((http: Http) => httpRewards(http.service(routes), http.under(asNobody, routes)), [Http]);
    bind(OwnRewards).toResolvedValue(
      (http: Http, session: SessionStore, clock: Clock, wallet: RewardWallet) =>
        new BrowserOwnRewards(contributionKeysOf(session), wallet, clock, async () => {
          const { ownRewardsOf } = await import(/* webpackChunkName: "contributed" */ './own-rewards-of.ts');
          return ownRewardsOf(http, session, clock, wallet);
        }),
      [Http, SessionStore, Clock, RewardWallet],
    );
    bind(RewardsStore).toResolvedValue(
      (rewards: Rewards, own: OwnRewards, session: SessionStore, clock: Clock) => new RewardsStore(rewards, own, session, clock, () => Math.random()),
      [Rewards, OwnRewards, SessionStore, Clock],
    );
  }),
  onDevice(Clipboards, BrowserClipboards),
  store(CopyStore, [Clipboards]),
];

/** Loads public rewards, before the device's own appear. */
export const load = (stores: Stores) => stores.get(RewardsStore).open();

export const head = formHead(rewardWords, screens.rewards);
