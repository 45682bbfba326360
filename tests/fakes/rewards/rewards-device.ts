import { Failure } from '#core/failure.ts';
import type { RewardedKind } from '#core/rewards/reward-kinds.ts';
import type { Rewards } from '#core/rewards/rewards.ts';
import { DeviceOwnRewards } from '#web/adapters/rewards/device-own-rewards.ts';
import { aDevice } from '#tests/contribution-device.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { FakeRewards, fakeRewardIssuer, FakeRewardTokens, RewardBackend } from './fake-rewards.ts';
import { FakeRewardWallet } from './fake-reward-wallet.ts';

/** Device contributing to an installation with rewards, with losable payment answers. */
export function aRewardsDevice(clock: FakeClock = new FakeClock()) {
  const backend = new RewardBackend(clock);
  const issuer = fakeRewardIssuer(clock.now());
  const ledger = new FakeRemovalLedger();
  ledger.add({ itemKind: 'issuer-key', itemId: issuer.keyId, action: 'published', community: null });
  const { parts, keys, tokens } = aDevice({ clock, ledger });
  tokens.keys = async () => ({ items: [issuer] });
  const [wallet, server, asked]: [FakeRewardWallet, { losesAnswer: boolean }, string[]] = [new FakeRewardWallet(), { losesAnswer: false }, []];
  const rewards = new FakeRewards(backend);
  const paying: Pick<Rewards, 'redeem'> = {
    redeem: async (couponId, points) => {
      const code = await rewards.redeem(couponId, points);
      if (!server.losesAnswer) return code;
      server.losesAnswer = false;
      throw new Failure('offline');
    },
  };
  const tokensOf = (publicKey: string) => {
    asked.push(publicKey);
    return new FakeRewardTokens(backend, publicKey);
  };
  const own = new DeviceOwnRewards({ ...parts, keys, wallet, rewards: paying, tokensOf });
  /** Contributes a shown or waiting fact, sent the day before by default. */
  const contribute = async (kind: RewardedKind | 'review', isShown = true, sentOn = '2026-11-19') => {
    const { publicKey } = await keys.make({ kind, about: 'Koyal Pay', thingId: `t${backend.shown.size}`, sentOn });
    if (kind !== 'review') backend.shown.set(publicKey, isShown);
    return publicKey;
  };
  return { backend, keys, wallet, rewards, own, server, asked, contribute, clock };
}
