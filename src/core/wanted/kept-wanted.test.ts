import { describe, expect, it } from 'vitest';
import { anyPreference } from '../jobs/job-alerts.ts';
import { wantedIn } from './kept-wanted.ts';
import { wantedForMs, type KeptWanted, type Wanted } from './wanted.ts';

const pressedAt = 1_780_000_000_000;
const resource = { resourceId: 'p4v8t3zbq7m2k9x1', resourceType: 'POST' } as const;
const vote: Wanted = { kind: 'vote', resource, vote: 'up' };

const read = (kept: object, { userId = 'asha', now = pressedAt + 1 } = {}) => wantedIn(JSON.parse(JSON.stringify(kept)), { userId, now });

describe('what was wanted before a login', () => {
  it.each<Wanted>([
    { kind: 'write', campaign: 'create_post' },
    {
      kind: 'write',
      campaign: 'feed',
      post: 'poll',
      community: { entityId: 'c1', type: 'company', name: 'Koyal Pay' },
      changes: 'p4v8t3zbq7m2k9x1',
    },
    { kind: 'write', campaign: 'feed', draft: 'submission-key-1' },
    vote,
    { kind: 'pollVote', postId: 'p1', choice: 'o1' },
    { kind: 'offerVote', postId: 'p1', choice: 'o1' },
    { kind: 'follow', urlName: 'koyal-pay', name: 'Koyal Pay' },
    { kind: 'join', community: { type: 'topic', key: 't1' }, name: 'Notice period' },
    {
      kind: 'jobAlert',
      alert: {
        designations: ['accountant'],
        preferences: { ...anyPreference, cities: ['pune'], workplace: ['remote'], ctc: ['3-6'], experience: 2, words: 'tally' },
      },
    },
    { kind: 'saveJob', jobId: 'j1' },
    { kind: 'hide', postId: 'p1' },
    { kind: 'requestAnswer', postId: 'p1' },
    { kind: 'report', resource },
    { kind: 'stop', how: 'BLOCK', resource, name: 'Daring Gecko', by: 'ANONYMOUS' },
  ])('comes back whole: $kind', (wanted) => expect(read({ wanted, at: pressedAt } satisfies KeptWanted)).toEqual(wanted));

  it.each([
    ['a guest’s is that of whoever logs in next', undefined, 1, vote],
    ['a member’s is theirs', 'asha', 1, vote],
    ['it is nobody else’s', 'ravi', 1, undefined],
    ['it is there just before the hour is over', undefined, wantedForMs - 1, vote],
    ['it is gone with the hour', undefined, wantedForMs, undefined],
    ['it is not from a time to come', undefined, -1, undefined],
  ])('%s', (_, owner, later, found) => expect(read({ wanted: vote, at: pressedAt, owner }, { now: pressedAt + later })).toEqual(found));

  it.each([
    [undefined],
    ['vote'],
    [{ kind: 'delete', resource }],
    [{ kind: 'vote', resource: { ...resource, resourceType: 'MEMBER' }, vote: 'up' }],
    [{ kind: 'vote', resource, vote: 'twice' }],
    [{ kind: 'pollVote', postId: 'p1' }],
    [{ kind: 'follow', urlName: 7 }],
    [{ kind: 'join', community: { type: 'club', key: 't1' } }],
    [{ kind: 'stop', how: 'HIDE', resource, name: '', by: 'ANONYMOUS' }],
  ])('is none where the device gives back %j', (wanted) => expect(read({ wanted, at: pressedAt })).toBeUndefined());
});
