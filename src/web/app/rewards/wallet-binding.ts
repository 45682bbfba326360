import { ContainerModule } from 'inversify';
import { RewardWallet } from '#core/rewards/reward-wallet.ts';
import { BrowserRewardWallet } from '#web/adapters/rewards/browser-reward-wallet.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ownerOf } from '../persona-keys/keys-of.ts';

export const walletBinding = new ContainerModule(({ bind }) => {
  bind(RewardWallet).toResolvedValue((session: SessionStore) => new BrowserRewardWallet(ownerOf(session)), [SessionStore]);
});
