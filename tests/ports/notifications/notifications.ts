import { expect, it } from 'vitest';
import { countsOf } from '#core/notifications/notification.ts';
import type { Notifications } from '#core/notifications/notifications.ts';

export interface OpenedNotifications {
  readonly notifications: Notifications;
  /** Answers the member's post as several others, and notifies. Returns the post id. */
  readonly answered: (times: number, postId?: string) => Promise<string>;
}

export type OpenNotifications = (as: 'member' | 'guest') => Promise<OpenedNotifications>;

export function keepsNotifications(open: OpenNotifications): void {
  it('tell of all answers to one thing in one line, naming the latest (R-168)', async () => {
    const { notifications, answered } = await open('member');
    expect(await notifications.list('phone', 'en')).toEqual([]);
    const postId = await answered(3);
    const [line, ...more] = await notifications.list('computer', 'en');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ kind: 'answer', status: 0, title: expect.stringMatching(/^\S.* and 2 others answered your post$/) });
    expect(line?.url).toMatch(new RegExp(`^/p/${postId}\\?comment=[a-z0-9]+$`));
    expect(line?.createdOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await notifications.list('phone', 'hi')).toMatchObject([{ title: expect.stringMatching(/ और 2 अन्य ने आपकी पोस्ट पर जवाब दिया$/) }]);
  });

  it('are unseen until they were viewed, and unread until they were read (R-170, R-171)', async () => {
    const { notifications, answered } = await open('member');
    await answered(1);
    await answered(1);
    const counts = async () => countsOf(await notifications.list('phone', 'en'));
    expect(await counts()).toEqual({ unseen: 2, unread: 2 });
    const ids = (await notifications.list('phone', 'en')).map(({ notificationId }) => notificationId);
    await notifications.view(ids);
    expect(await counts()).toEqual({ unseen: 0, unread: 2 });
    await notifications.read(ids.slice(0, 1));
    expect(await counts()).toEqual({ unseen: 0, unread: 1 });
    await notifications.view(ids);
    expect(await counts()).toEqual({ unseen: 0, unread: 1 });
  });

  it('tell again of what comes after they were read, and only of that (R-168)', async () => {
    const { notifications, answered } = await open('member');
    const postId = await answered(2);
    await notifications.read((await notifications.list('phone', 'en')).map(({ notificationId }) => notificationId));
    await answered(1, postId);
    const list = await notifications.list('phone', 'en');
    expect(list.map(({ status, title }) => [status, / others? /.test(title)])).toEqual([
      [0, false],
      [2, true],
    ]);
  });

  it('of another member are changed by nobody else, and that is no failure (R-170)', async () => {
    const { notifications, answered } = await open('member');
    await answered(1);
    await notifications.view(['nobodysnotification']);
    await notifications.read(['nobodysnotification']);
    await notifications.pressed('nobodys-sealed-key-of-a-notification');
    expect(countsOf(await notifications.list('phone', 'en'))).toEqual({ unseen: 1, unread: 1 });
  });

  it('are there for no guest (R-172)', async () => {
    const { notifications } = await open('guest');
    await expect(notifications.list('phone', 'en')).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(notifications.view(['nobodysnotification'])).rejects.toMatchObject({ kind: 'signed-out' });
  });
}
