import { describe } from 'vitest';
import { routes } from '#contract/generated/notification.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { anId } from '#tests/content.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeNotifications } from '#tests/fakes/notifications/fake-notifications.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { aPostServer, draftOf, published } from '#tests/posts/helpers.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';
import { BrowserNotifications } from '#web/adapters/notifications/browser-notifications.ts';
import { httpNotifications } from '#web/adapters/notifications/http-notifications.ts';
import { keepsNotifications, type OpenedNotifications, type OpenNotifications } from './notifications.ts';

const inMemory: OpenNotifications = async (as) => {
  const notifications = new FakeNotifications();
  notifications.isMember = as === 'member';
  return {
    notifications,
    answered: async (times, postId = anId('post')) => {
      for (let time = 0; time < times; time += 1) notifications.tell({ thing: postId, pageId: postId, name: `Ruby Pomelo ${notifications.notified.length}` });
      return postId;
    },
  };
};

const answersIn =
  (server: PostServer, caller: MemberPorts | undefined): OpenedNotifications['answered'] =>
  async (times, given) => {
    const postId = given ?? (await published(server, caller ?? server.aMember(), { profileType: 'DESIGNATION' }));
    for (let time = 0; time < times; time += 1) await server.aMember().comments.write(postId, draftOf('Ask for the relieving letter first.'));
    await tellEvents(server, server.clock.now());
    return postId;
  };

const inTheDatabase: OpenNotifications = async (as) => {
  const server = await aPostServer();
  const caller = as === 'member' ? server.aMember({ as: 'DESIGNATION' }) : undefined;
  return { notifications: (caller ?? server.guest).notifications, answered: answersIn(server, caller) };
};

const overTheWire: OpenNotifications = async (as) => {
  const server = await aPostServer();
  const caller = as === 'member' ? server.aMember({ as: 'DESIGNATION' }) : undefined;
  const app = await appOver(server, { holding: async () => caller?.caller });
  const notification = browserOf(app, server.clock, caller ? { AT: 'token' } : {}).service(routes);
  return { notifications: httpNotifications(notification), answered: answersIn(server, caller) };
};

const inABrowser: OpenNotifications = async (as) => {
  const opened = await overTheWire(as);
  return { ...opened, notifications: new BrowserNotifications(opened.notifications, new FakeUserStorage()) };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
  ['in a browser', inABrowser],
])('notifications %s', (_where, open) => void keepsNotifications(open));
