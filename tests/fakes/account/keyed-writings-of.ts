import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { KeyedWritingsStore } from '#web/stores/account/keyed-writings-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import { aContributingDevice } from '#tests/contribution-device.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeKeyedPersonas } from '#tests/fakes/persona-keys/fake-keyed-personas.ts';
import { FakeRewardWallet } from '#tests/fakes/rewards/fake-reward-wallet.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';

/** Writings by keys of an in-memory device: names and contributions. */
export function keyedWritingsOf(session: SessionStore, keys = new FakePersonaKeys(), personas = new FakeKeyedPersonas()) {
  const device = aContributingDevice();
  const contributions = new ContributionsStore(new FakeClock(), ...device.listed);
  const [storage, wallet] = [new FakeUserStorage(), new FakeRewardWallet()];
  const store = new KeyedWritingsStore(keys, personas, device.keys, storage, contributions, session, new NameNewsStore(new FakeTabs()), wallet);
  return { ...device, store, storage, wallet };
}
