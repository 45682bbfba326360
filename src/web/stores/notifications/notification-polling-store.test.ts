import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { hourMs } from '#core/figures/durations.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeViewports } from '#tests/fakes/device/fake-viewports.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeNotifications } from '#tests/fakes/notifications/fake-notifications.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeMessagePreferences } from '#tests/fakes/settings/fake-message-preferences.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aMember } from '#tests/members.ts';
import { settled } from '#tests/settled.ts';
import { WordsStore } from '../app/words-store.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { BellStore } from './bell-store.ts';
import { mostJitterMs, NotificationPollingStore, pollMs } from './notification-polling-store.ts';
import { NotificationTopicsStore } from './notification-topics-store.ts';
import { NotificationsStore } from './notifications-store.ts';

const sentences = await loadSharedWords('en');

/** Browser whose tabs share the server's answers, with a member or without. */
function aBrowser(member: ReturnType<typeof aMember> | undefined = aMember()) {
  const [clock, notifications] = [new FakeClock(), new FakeNotifications()];
  const sessions = new FakeSessions(clock, member);
  let beside: FakeTabs | undefined;
  const tab = async () => {
    const tabs = new FakeTabs(beside);
    beside ??= tabs;
    const [bell, words] = [new BellStore(), new WordsStore(new FakePreferences(), sentences, productBrand)];
    const session = new SessionStore(sessions, tabs, new FakeLoginMarkers(), clock);
    const topics = new NotificationTopicsStore(new FakeMessagePreferences(), new FakeUserStorage(), session, clock);
    const store = new NotificationsStore(notifications, new FakeViewports(), session, words, topics, bell, tabs, clock);
    const polling = new NotificationPollingStore(store, session, words, tabs, clock);
    await session.load();
    const stop = polling.start();
    await settled();
    return { tabs, bell, words, session, store, stop };
  };
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1_000) {
      clock.advance(Math.min(left, 1_000));
      await settled();
    }
  };
  return { clock, notifications, sessions, tab, pass };
}

describe('polling of notifications', () => {
  it('asks at once and every five minutes, a little later at most (R-172, B-46)', async () => {
    const { tab, notifications, pass } = aBrowser();
    await tab();
    expect(notifications.asked).toBe(1);
    await pass(pollMs - 1);
    expect(notifications.asked).toBe(1);
    await pass(mostJitterMs + 1);
    expect(notifications.asked).toBe(2);
    await pass(10 * (pollMs + mostJitterMs));
    expect(notifications.asked).toBeGreaterThanOrEqual(12);
    expect(notifications.asked).toBeLessThanOrEqual(13);
  });

  it('never asks for a guest, nor for a member who has deactivated the account (R-172)', async () => {
    for (const member of [undefined, aMember({ isDeactivated: true })]) {
      const { tab, notifications, pass, sessions } = aBrowser(aMember());
      sessions.member = member;
      const { tabs } = await tab();
      await pass(hourMs);
      tabs.comeBack();
      await settled();
      expect(notifications.asked).toBe(0);
    }
  });

  it('uses one timer for all of a browser’s tabs, which count the same (B-28, B-46)', async () => {
    const { tab, notifications, pass, clock } = aBrowser();
    const tabs = [await tab()];
    for (const laterMs of [37, 4_001]) {
      clock.advance(laterMs);
      tabs.push(await tab());
    }
    expect(notifications.asked).toBe(3);
    notifications.tell();
    await pass(pollMs + mostJitterMs);
    expect(notifications.asked).toBe(4);
    expect(tabs.map(({ bell }) => bell.unseen)).toEqual([1, 1, 1]);
    await pass(10 * (pollMs + mostJitterMs));
    expect(notifications.asked).toBeLessThanOrEqual(15);
  });

  it('loses its count in every tab once one has shown the list (B-28, R-171)', async () => {
    const { tab, notifications } = aBrowser();
    notifications.tell();
    const [one, other] = [await tab(), await tab()];
    expect([one.bell.unseen, other.bell.unseen]).toEqual([1, 1]);
    one.store.view();
    expect([one.bell.unseen, other.bell.unseen, other.store.list?.[0]?.status]).toEqual([0, 0, 1]);
  });

  it('stops with the session and is as new with the next one (R-172, B-32)', async () => {
    const { tab, notifications, pass } = aBrowser();
    notifications.tell();
    const { session, store, bell, tabs } = await tab();
    session.part();
    expect([store.list, bell.unseen]).toEqual([undefined, 0]);
    await pass(hourMs);
    tabs.comeBack();
    await settled();
    expect(notifications.asked).toBe(1);
    await session.load();
    await settled();
    expect([notifications.asked, bell.unseen]).toEqual([2, 1]);
  });

  it('restarts in a returning tab when overdue, with one timer (B-45)', async () => {
    const { tab, notifications, pass, clock } = aBrowser();
    const { tabs } = await tab();
    await pass(pollMs / 2);
    tabs.comeBack();
    await settled();
    expect(notifications.asked).toBe(1);
    // The device slept: its time went on, and its timers did not.
    clock.set(2 * hourMs);
    tabs.comeBack();
    await settled();
    expect(notifications.asked).toBe(2);
    await pass(pollMs - 1);
    expect(notifications.asked).toBe(2);
    await pass(mostJitterMs + 1);
    expect(notifications.asked).toBe(3);
  });

  it('asks again in another language (R-169)', async () => {
    const { tab, notifications } = aBrowser();
    notifications.tell();
    const { words, store } = await tab();
    await words.speak('hi');
    await settled();
    expect([notifications.asked, store.list?.[0]?.title]).toEqual([2, 'Ruby Pomelo ने आपकी पोस्ट पर जवाब दिया']);
  });

  it('asks no more once it is stopped (R-172)', async () => {
    const { tab, notifications, pass } = aBrowser();
    const { stop, tabs } = await tab();
    stop();
    await pass(hourMs);
    tabs.comeBack();
    await settled();
    expect(notifications.asked).toBe(1);
  });
});
