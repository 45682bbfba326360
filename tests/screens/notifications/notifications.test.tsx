import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Viewports } from '#core/device/viewports.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { screens } from '#core/navigation/screens.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { NotificationPlatform } from '#core/notifications/notifications.ts';
import type { Language } from '#core/device/preferences.ts';
import { Notifications } from '#core/notifications/notifications.ts';
import * as wiring from '#web/app/notifications/notifications-wiring.ts';
import { notificationBindings } from '#web/app/notifications/notification-bindings.ts';
import { pollMs } from '#web/stores/notifications/notification-polling-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeViewports } from '#tests/fakes/device/fake-viewports.ts';
import { FakeNotifications } from '#tests/fakes/notifications/fake-notifications.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';
import { settled } from '#tests/screens/settled.ts';

/** Page of which only the bar matters. */
const elsewhere = {
  Screen: () => <h1>Elsewhere</h1>,
  bindings: [],
  shared: notificationBindings,
  load: async () => undefined,
  head: () => ({ title: '', description: '', status: 200 as const }),
};

/** Notifications that may exceed a list. */
class ManyNotifications extends FakeNotifications {
  readonly marked: (readonly string[])[] = [];

  override async list(platform: NotificationPlatform, language: Language): Promise<readonly Notification[]> {
    const [first] = await super.list(platform, language);
    return first
      ? this.notified.map((each, at) => ({ ...first, notificationId: each.id, status: each.status, createdOn: dayOf(each.notifiedAtMs), url: `/p/post${at}` }))
      : [];
  }

  override async read(ids: readonly string[]): Promise<void> {
    this.marked.push(ids);
    for (const each of this.notified) if (ids.includes(each.id)) each.status = 2;
  }
}

/** Opens the notifications, or another page with the bell, for a member with so many. */
function notified(
  many: number,
  { on = 'page' as 'page' | 'elsewhere', language = 'en' as Language, query = '', notifications = new ManyNotifications() } = {},
) {
  for (let at = 0; at < many; at++) notifications.tell({ thing: `post${at}`, notifiedAtMs: Date.UTC(2026, 10, 20) - at * dayMs });
  const path = on === 'page' ? screens.notifications : '/somewhere';
  const swaps = [
    [Notifications, notifications],
    [Viewports, new FakeViewports(on === 'page' ? 390 : 1_280)],
  ] as const;
  const opened = open(on === 'page' ? wiring : elsewhere, path, path + query, swaps, { member: aMember(), preferences: new FakePreferences({ language }) });
  return { ...opened, notifications };
}

const lines = () => screen.queryAllByRole('link', { name: /answered your post|पोस्ट पर जवाब/ });
const bell = (name: string) => screen.findByRole('link', { name });

describe('the bell (R-168, R-171)', () => {
  it.each([
    [0, 'Notifications', ''],
    [1, 'Notifications: 1 new', '1'],
    [99, 'Notifications: 99 new', '99'],
    [100, 'Notifications: more than 99 new', '99+'],
  ])('shows that %i are new, and says so', async (many, name, shown) => {
    const { notifications } = notified(many, { on: 'elsewhere' });
    await waitFor(() => expect(notifications.asked).toBeGreaterThan(0));
    await settled();
    expect((await bell(name)).textContent).toBe(shown);
  });

  it('is none for guests, for whom nothing is asked (R-172)', async () => {
    const notifications = new FakeNotifications();
    open(elsewhere, '/somewhere', '/somewhere', [[Notifications, notifications]]);
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
    await settled();
    expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull();
    expect(notifications.asked).toBe(0);
  });

  it('rings while the page is there: the count changes, and one sentence says so (R-172)', async () => {
    const { notifications, clock } = notified(1, { on: 'elsewhere' });
    await bell('Notifications: 1 new');
    notifications.tell({ thing: 'another' });
    act(() => clock.advance(2 * pollMs));
    await bell('Notifications: 2 new');
    expect(screen.getByText('You have a new notification.').getAttribute('role')).toBe('status');
  });
});

describe('the panel of notifications (R-173, R-208)', () => {
  it('holds the list once it is open, and asks again', async () => {
    const { notifications } = notified(2, { on: 'elsewhere' });
    await bell('Notifications: 2 new');
    notifications.tell({ thing: 'newest' });
    const panel = screen.getByRole('heading', { name: 'Notifications', hidden: true }).closest('[popover]');
    if (!panel) throw new Error('There is no panel.');
    expect(lines()).toHaveLength(0);
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBe(panel);
    await bell('Notifications');
    expect(notifications.notified.map(({ status }) => status)).toEqual([1, 1, 1]);
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'closed' }));
    expect(lines()).toHaveLength(0);
  });
});

describe('the page of notifications (R-168, R-173, R-208)', () => {
  it.each([1, 99, 100])('shows all of %i by their days, and none is new any more', async (many) => {
    const { notifications } = notified(many);
    await waitFor(() => expect(lines()).toHaveLength(many));
    expect(screen.getByRole('region', { name: 'Today' }).querySelectorAll('a').length).toBeGreaterThan(0);
    expect(lines()[0]?.textContent).toContain('Is a buyout usual?');
    await bell('Notifications');
    expect(notifications.notified.every(({ status }) => status === 1)).toBe(true);
  });

  it('says in one sentence that there is none', async () => {
    notified(0);
    expect(await screen.findByText('Nothing yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('says that they could not be loaded, and tries again (R-169, R-219)', async () => {
    const notifications = new ManyNotifications();
    notifications.problem = new Failure('broken');
    notified(1, { notifications });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await settled();
    notifications.problem = undefined;
    fireEvent.click(again);
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('marks a line as read that is pressed, and opens its page (R-170)', async () => {
    const { notifications, router } = notified(3);
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[1]?.textContent).toContain('Unread');
    fireEvent.click(lines()[1] ?? document.body);
    await waitFor(() => expect(router.current?.location.pathname).toBe('/p/post1'));
    expect(notifications.notified.map(({ status }) => status)).toEqual([1, 2, 1]);
  });

  it('marks all as read, says so, and keeps the focus near (R-170)', async () => {
    const { notifications } = notified(3);
    const button = await screen.findByRole('button', { name: 'Mark all as read' });
    fireEvent.click(button);
    expect(screen.queryByText('Unread')).toBeNull();
    expect(screen.getByText('All are read').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications', level: 1 }));
    expect(notifications.marked).toEqual([['notification000000', 'notification000001', 'notification000002']]);
  });

  it('is walked through by arrows, across days', async () => {
    notified(3);
    await waitFor(() => expect(lines()).toHaveLength(3));
    lines()[0]?.focus();
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(document.activeElement).toBe(lines()[at]);
    }
  });

  it('is in Hindi, sentences and days (R-169)', async () => {
    notified(2, { language: 'hi' });
    expect(await screen.findByRole('heading', { name: 'सूचनाएँ', level: 1 })).toBeTruthy();
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(screen.getByRole('region', { name: 'आज' }).textContent).toContain('Ruby Pomelo ने आपकी पोस्ट पर जवाब दिया');
    expect(screen.getByRole('region', { name: 'कल' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'सबको पढ़ा हुआ मानें' })).toBeTruthy();
  });

  it('leads a guest in, in a friendly way', async () => {
    open(wiring, screens.notifications, screens.notifications);
    expect(await screen.findByRole('heading', { name: 'Your notifications appear here.' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toBeTruthy();
  });
});

describe('a URL that names a notification (R-173)', () => {
  it('has it marked as read, and names it no more', async () => {
    const { notifications, router } = notified(2, { on: 'elsewhere', query: '?page=2&notification_id=notification000001#end' });
    await waitFor(() => expect(router.current?.location).toMatchObject({ search: '?page=2', hash: '#end' }));
    await waitFor(() => expect(notifications.marked).toEqual([['notification000001']]));
    await bell('Notifications: 1 new');
  });

  it('names one of a made-up name behind the hash, which no server is sent (F-07)', async () => {
    const { notifications, router } = notified(2, { on: 'elsewhere', query: '?page=2#notification_id=notification000001' });
    await waitFor(() => expect(router.current?.location).toMatchObject({ search: '?page=2', hash: '' }));
    await waitFor(() => expect(notifications.marked).toEqual([['notification000001']]));
  });

  it('is only put in order where it names none', async () => {
    const { notifications, router } = notified(1, { on: 'elsewhere', query: '?notification_id=%3Cb%3E' });
    await waitFor(() => expect(router.current?.location.search).toBe(''));
    await bell('Notifications: 1 new');
    expect(notifications.marked).toEqual([]);
  });
});
