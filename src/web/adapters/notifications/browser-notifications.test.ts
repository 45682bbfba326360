import { expect, it } from 'vitest';
import { FakeNotifications } from '#tests/fakes/notifications/fake-notifications.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { BrowserNotifications } from './browser-notifications.ts';

it('login notices are seen and read on this device only, everything else by account (F-07)', async () => {
  const [account, storage] = [new FakeNotifications(), new FakeUserStorage()];
  account.tell({ kind: 'signIn', thing: 'Safari/iOS' });
  account.tell();
  const here = new BrowserNotifications(account, storage);
  const statuses = async (list = here) => Object.fromEntries((await list.list('phone', 'en')).map(({ kind, status }) => [kind, status]));
  const ids = (await here.list('phone', 'en')).map(({ notificationId }) => notificationId);
  await here.view(ids);
  expect([await statuses(), account.notified.map(({ status }) => status)]).toEqual([{ signIn: 1, answer: 1 }, [0, 1]]);
  await here.read(ids);
  expect([await statuses(), account.notified.map(({ status }) => status)]).toEqual([{ signIn: 2, answer: 2 }, [0, 2]]);
  expect(await statuses(new BrowserNotifications(account, storage))).toEqual({ signIn: 2, answer: 2 });
  expect(await statuses(new BrowserNotifications(account, new FakeUserStorage()))).toEqual({ signIn: 0, answer: 2 });
});
