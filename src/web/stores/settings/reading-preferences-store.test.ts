import { expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { usualPreference } from '#core/device/member-preference.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeMemberPreferences } from '#tests/fakes/settings/fake-member-preferences.ts';
import { aMember } from '#tests/members.ts';
import { AppearanceStore } from '../app/appearance-store.ts';
import { ReadingPreferencesStore } from './reading-preferences-store.ts';

it('what another device chose is adopted on any page, asked for once a day (R-154)', async () => {
  const [account, clock, storage, session] = [new FakeMemberPreferences(), new FakeClock(), new FakeUserStorage(), { isAwake: true, member: aMember() }];
  const appearance = new AppearanceStore(new FakePreferences());
  const aPage = () => new ReadingPreferencesStore(account, appearance, session, storage, clock);
  await aPage().look();
  account.kept = { ...usualPreference, savesData: true };
  await aPage().look();
  expect(appearance.savesData).toBe(false);
  clock.advance(dayMs);
  await aPage().look();
  expect(appearance.savesData).toBe(true);
});
