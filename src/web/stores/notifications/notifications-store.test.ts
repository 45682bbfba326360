import { describe, expect, it, vi } from 'vitest';
import { productBrand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { NotificationPlatform } from '#core/notifications/notifications.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeViewports } from '#tests/fakes/device/fake-viewports.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeNotifications } from '#tests/fakes/notifications/fake-notifications.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeMessagePreferences } from '#tests/fakes/settings/fake-message-preferences.ts';
import { aMember } from '#tests/members.ts';
import { WordsStore } from '../app/words-store.ts';
import { BellStore } from './bell-store.ts';
import { NotificationsStore } from './notifications-store.ts';
import { NotificationTopicsStore } from './notification-topics-store.ts';

class NotedNotifications extends FakeNotifications {
  readonly askedFor: unknown[] = [];
  readonly marked: unknown[] = [];

  override list(platform: NotificationPlatform, language: Language) {
    this.askedFor.push([platform, language]);
    return super.list(platform, language);
  }

  override view(ids: readonly string[]) {
    this.marked.push(['View', ids]);
    return super.view(ids);
  }

  override read(ids: readonly string[]) {
    this.marked.push(['Click', ids]);
    return super.read(ids);
  }
}

async function notified(many: number, width?: number, isInApp = false) {
  const [notifications, bell, tabs, clock] = [new NotedNotifications(), new BellStore(), new FakeTabs(), new FakeClock(Date.UTC(2026, 10, 24, 12))];
  const tell = (at: number) => notifications.tell({ thing: `post${at}`, notifiedAtMs: clock.now() - at * dayMs });
  for (let at = 0; at < many; at++) tell(at);
  const words = new WordsStore(new FakePreferences(), await loadSharedWords('en'), productBrand);
  const preferences = new FakeMessagePreferences();
  const topics = new NotificationTopicsStore(preferences, new FakeUserStorage(), { member: aMember() }, clock);
  const store = new NotificationsStore(notifications, new FakeViewports(width), { isInApp }, words, topics, bell, tabs, clock);
  return { store, notifications, preferences, bell, tabs, clock, words, tell };
}

const statuses = ({ list }: NotificationsStore) => list?.map(({ status }) => status);

describe('notifications', () => {
  it('leave out unwanted topics, once a day by what another browser said (R-154)', async () => {
    const { store, preferences, bell, clock } = await notified(2);
    preferences.kept = { ...preferences.kept, replies: false };
    await store.ask();
    expect([store.list, bell.unseen]).toEqual([[], 0]);
    preferences.kept = { ...preferences.kept, replies: true };
    await store.ask();
    expect(store.list).toEqual([]);
    clock.advance(dayMs);
    await store.ask();
    expect(store.list).toHaveLength(2);
  });

  it('are asked for as a phone or a computer, in the language in use (R-169)', async () => {
    for (const [width, platform, isInApp] of [
      [768, 'phone', false],
      [769, 'computer', false],
      [769, 'phone', true],
    ] as const) {
      const { store, notifications, words } = await notified(1, width, isInApp);
      await store.ask();
      await words.speak('hi');
      await store.ask();
      expect(notifications.askedFor).toEqual([
        [platform, 'en'],
        [platform, 'hi'],
      ]);
    }
  });

  it('stand by their days, of which the last two are named (R-168)', async () => {
    const { store, notifications, clock } = await notified(3);
    notifications.tell({ thing: 'another', notifiedAtMs: clock.now() });
    await store.ask();
    expect(store.days.map(([day, lines]) => [day, lines.length])).toEqual([
      ['2026-11-24', 2],
      ['2026-11-23', 1],
      ['2026-11-22', 1],
    ]);
    expect([store.today, store.yesterday]).toEqual(['2026-11-24', '2026-11-23']);
  });

  it('are seen all at once, and View is sent with their ids (R-170, R-171)', async () => {
    const { store, notifications, bell, tabs } = await notified(3);
    await store.ask();
    const ids = store.list?.map(({ notificationId }) => notificationId);
    expect([bell.unseen, store.unread]).toEqual([3, 3]);
    store.view();
    expect([statuses(store), bell.unseen, store.unread]).toEqual([[1, 1, 1], 0, 3]);
    expect(notifications.marked).toEqual([['View', ids]]);
    expect(tabs.recorded).toEqual(['notifications-counted', 'notifications-counted']);
    store.view();
    expect(notifications.marked).toHaveLength(1);
  });

  it('stay seen and read here if refused, and are resent if listed as unseen (R-171)', async () => {
    const { store, notifications, bell } = await notified(2);
    await store.ask();
    const [first = ''] = store.list?.map(({ notificationId }) => notificationId) ?? [];
    notifications.problem = new Failure('broken');
    store.view();
    store.read([first]);
    await Promise.resolve();
    notifications.problem = undefined;
    await store.ask();
    expect([statuses(store), bell.unseen]).toEqual([[2, 1], 0]);
  });

  it('are read one by one, or all (R-170)', async () => {
    const { store, notifications } = await notified(3);
    await store.ask();
    const [first = '', ...rest] = store.list?.map(({ notificationId }) => notificationId) ?? [];
    store.read([first]);
    expect([statuses(store), store.unread]).toEqual([[2, 0, 0], 2]);
    store.readAll();
    store.readAll();
    expect(statuses(store)).toEqual([2, 2, 2]);
    expect(notifications.marked).toEqual([
      ['Click', [first]],
      ['Click', rest],
    ]);
  });

  it('keep their list while they are asked for again, and when that fails (R-169)', async () => {
    const { store, notifications, bell } = await notified(1);
    notifications.problem = new Failure('offline');
    await store.ask();
    expect(store.state).toMatchObject({ status: 'FAILURE' });
    notifications.problem = undefined;
    await store.ask();
    notifications.problem = new Failure('broken');
    await store.ask();
    expect([store.state.status, statuses(store), bell.unseen]).toEqual(['SUCCESS', [0], 1]);
  });

  it('are news once they come while the page is (R-172)', async () => {
    const { store, tell } = await notified(2);
    await store.ask();
    expect(store.news).toBe(0);
    tell(7);
    tell(8);
    await store.ask();
    expect(store.news).toBe(2);
    await store.ask();
    expect(store.news).toBe(0);
  });

  it('wait for their list before the one is marked by which the member came (R-173)', async () => {
    const { store, notifications } = await notified(1);
    store.arrive('notification000000');
    expect(notifications.marked).toEqual([]);
    await store.ask();
    expect(notifications.marked).toEqual([['Click', ['notification000000']]]);
    expect(statuses(store)).toEqual([2]);
    notifications.tell({ thing: 'newer' });
    store.arrive('notification000001');
    await vi.waitFor(() =>
      expect(notifications.marked).toEqual([
        ['Click', ['notification000000']],
        ['Click', ['notification000001']],
      ]),
    );
  });

  it('mark as read the one that was followed, even with two list requests (R-173)', async () => {
    const { store, notifications } = await notified(1);
    store.arrive('notification000000');
    await Promise.all([store.ask(), store.ask()]);
    expect(notifications.marked).toEqual([['Click', ['notification000000']]]);
    expect(statuses(store)).toEqual([2]);
  });

  it('say nothing of one that no list holds: nobody knows which name got it (F-07)', async () => {
    const { store, notifications } = await notified(1);
    store.arrive('another0000000000');
    notifications.problem = new Failure('offline');
    await store.ask();
    notifications.problem = undefined;
    await store.ask();
    expect(notifications.marked).toEqual([]);
  });

  it('drop an answer that comes after they were forgotten (R-172)', async () => {
    const { store, bell } = await notified(2);
    const asking = store.ask();
    store.forget();
    await asking;
    expect([store.list, store.askedAt, bell.unseen]).toEqual([undefined, undefined, 0]);
  });
});
