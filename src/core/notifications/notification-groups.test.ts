import { describe, expect, it } from 'vitest';
import { groupsOf, milestonePassed, type NotifiedCause } from './notification-groups.ts';
import { countsOf, mostNotifications, readIn, viewed, type Notification } from './notification.ts';

const notified = (id: string, rest: Partial<NotifiedCause> = {}): NotifiedCause => ({
  id,
  kind: 'answer',
  thing: 'post',
  cause: `of ${id}`,
  status: 0,
  notifiedOn: '2026-11-24',
  notifiedAtMs: 0,
  ...rest,
});

describe('the lines of a list of notifications (R-168)', () => {
  it('are one for each kind and thing, newest first, with its newest cause’s id', () => {
    const groups = groupsOf([
      notified('a', { notifiedAtMs: 1 }),
      notified('b', { notifiedAtMs: 3 }),
      notified('c', { kind: 'reply', notifiedAtMs: 2 }),
      notified('d', { thing: 'other' }),
    ]);
    expect(groups.map(({ id, causes }) => [id, causes])).toEqual([
      ['b', ['of b', 'of a']],
      ['c', ['of c']],
      ['d', ['of d']],
    ]);
  });

  it('are sorted by days in India, though only the day of older moments remains', () => {
    const groups = groupsOf([
      notified('late', { notifiedOn: '2026-11-25', notifiedAtMs: 0 }),
      notified('before', { thing: 'other', notifiedOn: '2026-11-24', notifiedAtMs: 5 }),
    ]);
    expect(groups.map(({ id }) => id)).toEqual(['late', 'before']);
  });

  it('keep what was read apart from what came since', () => {
    const groups = groupsOf([notified('a', { status: 2 }), notified('b', { notifiedAtMs: 1 })]);
    expect(groups.map(({ id, status }) => [id, status])).toEqual([
      ['b', 0],
      ['a', 2],
    ]);
  });

  it('are unseen as long as one cause of theirs is', () => {
    expect(groupsOf([notified('a', { status: 0 }), notified('b', { status: 1, notifiedAtMs: 1 })]).map(({ status }) => status)).toEqual([0]);
  });

  it('tell of a comment once, whichever names of a member it went to', () => {
    const twice = [
      notified('a', { kind: 'mention', cause: 'comment' }),
      notified('b', { kind: 'wantedAnswer', cause: 'comment' }),
      notified('c', { kind: 'mention', cause: 'other' }),
    ];
    expect(groupsOf(twice).map(({ id }) => id)).toEqual(['b', 'c']);
    const milestones = [notified('d', { kind: 'votes', cause: '10' }), notified('e', { kind: 'votes', thing: 'other', cause: '10' })];
    expect(groupsOf(milestones)).toHaveLength(2);
  });

  it(`are at most ${mostNotifications}`, () => {
    expect(groupsOf(Array.from({ length: mostNotifications + 10 }, (_, at) => notified(`${at}`, { thing: `${at}` })))).toHaveLength(mostNotifications);
  });
});

describe('milestones of likes (R-168)', () => {
  it.each([
    [0, 9, undefined],
    [9, 10, 10],
    [10, 11, undefined],
    [0, 60, 50],
    [49, 50, 50],
    [99, 120, 100],
    [120, 80, undefined],
    [100, 5_000, 5_000],
  ])('from %i to %i pass %s', (before, after, passed) => {
    expect(milestonePassed(before, after)).toBe(passed);
  });
});

describe('a list that is seen (R-171)', () => {
  const list = ([0, 1, 2, 0] as const).map((status, at): Notification => ({
    notificationId: `${at}`,
    status,
    kind: 'answer',
    createdOn: '2026-11-24',
    title: '',
    body: '',
    url: '/',
    avatar: undefined,
  }));

  it('has no unseen ones, and as many unread ones as before', () => {
    expect(countsOf(list)).toEqual({ unseen: 2, unread: 3 });
    expect(countsOf(viewed(list))).toEqual({ unseen: 0, unread: 3 });
    expect(viewed(list).map(({ status }) => status)).toEqual([1, 1, 2, 1]);
  });

  it('has read what was opened', () => {
    expect(countsOf(readIn(list, ['0', '1']))).toEqual({ unseen: 1, unread: 1 });
  });
});
