import { describe, expect, it } from 'vitest';
import type { Given } from '../http/interceptor.ts';
import { mergedNotifications, mergedPages } from './merged-answers.ts';
import { markedNotifications, notifications } from './merged-ways.ts';
import type { Keyed } from './keyed-call.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { OwnThings } from './own-things.ts';
import { SeenHere } from './seen-here.ts';

const aComment = (commentId: string, postedOn: string) => ({ comment: { commentId, postedOn }, postType: 'POST' as const, postTitle: null, mayOpen: true });

describe('one’s own comments under both names (R-059, F-07)', () => {
  it('stand newest days first, and each list is asked on until it ends', async () => {
    const asked: unknown[] = [];
    const ofAccount = async (given: Given) => {
      asked.push(['account', given.query]);
      return { items: [aComment('a', '2026-11-18'), aComment('b', '2026-11-16')], next: 'more' };
    };
    const ofKey = async (given: Given) => {
      asked.push(['key', given.query]);
      return { items: [aComment('c', '2026-11-19'), aComment('d', '2026-11-17')], next: null };
    };
    const first = await mergedPages({ query: { limit: 2 } }, ofAccount, ofKey);
    expect(first).toMatchObject({ items: ['c', 'a', 'd', 'b'].map((commentId) => ({ comment: { commentId } })) });
    const { next } = Object(first);
    expect(await mergedPages({ query: { cursor: next } }, ofAccount, ofKey)).toMatchObject({ items: [{ comment: { commentId: 'a' } }, {}] });
    expect(asked).toEqual([
      ['account', { limit: 2 }],
      ['key', { limit: 2 }],
      ['account', { cursor: 'more' }],
    ]);
  });
});

const aLine = (notificationId: string, created: string) => ({ notificationId, created });

/** Splits a notifications call into session and key parts. */
function onNotifications(given: Given = {}, own = new OwnThings(), seen = new SeenHere(new FakeUserStorage())) {
  const sent: unknown[] = [];
  const by =
    (strategy: string, answer: unknown) =>
    async (asked: Given = given) => {
      sent.push([strategy, Object(asked.body).notificationIds]);
      return answer;
    };
  const bySession = by('session', [aLine('a', '2026-11-18'), aLine('b', '2026-11-16')]);
  const byKey = by('key', [aLine('c', '2026-11-18'), aLine('d', '2026-11-17')]);
  const call = { given, own, seen, bySession, byKey } as Partial<Keyed> as Keyed;
  return { call, own, seen, sent };
}

describe('notifications of both names (R-169, R-170, F-07)', () => {
  it('are one list, newest days first, and no longer than that of one name', async () => {
    const { call } = onNotifications();
    const ids = (list: unknown) => (list as readonly { notificationId: string }[]).map(({ notificationId }) => notificationId);
    expect(ids(await notifications(call))).toEqual(['a', 'c', 'd', 'b']);
    const many = (of: string) => Array.from({ length: 100 }, (_, at) => aLine(`${of}${at}`, of === 'a' ? '2026-11-17' : '2026-11-18'));
    expect(ids(mergedNotifications(many('a'), many('k')))).toEqual(ids(many('k')));
  });

  it('are marked by session, and those of the name on this device alone (F-07)', async () => {
    const { own, seen, call } = onNotifications();
    await notifications(call);
    const marked = async (action: string, ...notificationIds: string[]) => {
      const { call: marking, sent } = onNotifications({ body: { action, notificationIds } }, own, seen);
      await markedNotifications(marking);
      return sent;
    };
    expect(await marked('View', 'a', 'c', 'd')).toEqual([['session', ['a']]]);
    expect(await marked('Click', 'c')).toEqual([]);
    expect(await marked('View', 'b')).toEqual([['session', ['b']]]);
    const list = (await notifications(call)) as readonly { readonly notificationId: string; readonly status: number }[];
    expect(list.filter(({ notificationId }) => own.has(notificationId)).map(({ notificationId, status }) => [notificationId, status])).toEqual([
      ['c', 2],
      ['d', 1],
    ]);
  });

  it('that were pressed without the product go by session, sealed as they are', async () => {
    const { call, sent } = onNotifications({ body: { action: 'WebPushClick', k: 'sealed' } });
    await markedNotifications(call);
    expect(sent).toEqual([['session', undefined]]);
  });
});
