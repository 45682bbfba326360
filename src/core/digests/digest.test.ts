import { describe, expect, it } from 'vitest';
import { digestAlerts, digestLine, digestPosts, isWorthTelling, longestDigestLine, type DigestAlert, type DigestPost } from './digest.ts';
import { anyPreference } from '../jobs/job-alerts.ts';

const alertOf = (url: string, ...jobIds: readonly string[]): DigestAlert => ({
  alert: { designations: [], preferences: anyPreference, names: [] },
  url,
  jobs: jobIds.map((jobId) => ({ jobId, title: jobId, company: 'Koyal Pay' })),
});

const post = (id: string, facts: Partial<DigestPost> = {}): DigestPost => ({
  id,
  communityId: `place of ${id}`,
  community: { en: 'Notice periods', hi: 'नोटिस' },
  line: `What ${id} says`,
  postedAtMs: 1_000,
  upVotes: 0,
  commentsCount: 0,
  ...facts,
});
const all = { sinceMs: 0, names: [] };
const idsOf = (posts: readonly DigestPost[]) => posts.map(({ id }) => id);

describe('the posts of a digest', () => {
  it('are the five liveliest, of which a comment counts for two votes', () => {
    const found = [post('a', { upVotes: 3 }), post('b', { commentsCount: 2 }), ...['c', 'd', 'e', 'f'].map((id) => post(id, { upVotes: 1 }))];
    expect(idsOf(digestPosts(found, all))).toEqual(['b', 'a', 'c', 'd', 'e']);
  });

  it('are in the same order whichever way they were found', () => {
    const found = ['a', 'b', 'c', 'd'].map((id, at) => post(id, { postedAtMs: at < 2 ? 1_000 : 2_000 }));
    expect(idsOf(digestPosts(found, all))).toEqual(['c', 'd', 'a', 'b']);
    expect(idsOf(digestPosts(found.toReversed(), all))).toEqual(['c', 'd', 'a', 'b']);
  });

  it('are of the last days alone', () => {
    expect(idsOf(digestPosts([post('old', { upVotes: 9 }), post('new', { postedAtMs: 1_001 })], { sinceMs: 1_000, names: [] }))).toEqual(['new']);
  });

  it('are not all of one community, as far as there are others', () => {
    const found = ['a', 'b', 'c', 'd', 'e'].map((id) => post(id, { communityId: 'one', upVotes: 5 }));
    expect(idsOf(digestPosts([...found, post('f')], all))).toEqual(['a', 'b', 'f', 'c', 'd']);
  });

  it('name no name of their reader', () => {
    const found = [post('a', { line: 'Thank you, SWIFTTIGER' }), post('b', { line: '' }), post('c')];
    expect(idsOf(digestPosts(found, { sinceMs: 0, names: ['SwiftTiger', ''] }))).toEqual(['c']);
  });
});

describe('a digest', () => {
  it('is worth a mail when there is a post or an unseen notification', () => {
    const none = { posts: [], unseen: 0, alerts: [] };
    expect([isWorthTelling(none), isWorthTelling({ ...none, unseen: 1 }), isWorthTelling({ ...none, posts: [post('a')] })]).toEqual([false, true, true]);
    expect(isWorthTelling({ ...none, alerts: [alertOf('a', 'one')] })).toBe(true);
  });

  it('tells of at most five jobs, alternating between alerts, and none twice (R-192)', () => {
    const notified = digestAlerts([alertOf('a', 'one', 'two', 'three', 'four'), alertOf('b', 'one', 'five'), alertOf('c'), alertOf('d', 'six', 'seven')]);
    expect(notified.map(({ url, jobs }) => [url, jobs.map(({ jobId }) => jobId)])).toEqual([
      ['a', ['one', 'two']],
      ['b', ['five']],
      ['d', ['six', 'seven']],
    ]);
    expect(digestAlerts([alertOf('a')])).toEqual([]);
  });

  it('shows the title of a post, or the beginning of its text, on one line', () => {
    expect(digestLine('  Notice\nperiod ', 'Text')).toBe('Notice period');
    expect(digestLine(' ', 'Text\n\nthat goes on')).toBe('Text that goes on');
    const long = digestLine(null, 'word '.repeat(60));
    expect(long.length).toBeLessThanOrEqual(longestDigestLine + 1);
    expect(long).toMatch(/ word…$/);
    expect(digestLine(null, 'x'.repeat(200))).toBe(`${'x'.repeat(longestDigestLine)}…`);
  });
});
