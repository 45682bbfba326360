import { describe, expect, it } from 'vitest';
import { jobInstance } from '#tests/jobs/feed-instance.ts';
import { host } from '../administration/log-action.ts';
import { importJobs, type JobImport } from './import-jobs.ts';
import { readFeedText } from './read-feed-text.ts';

async function opened() {
  const { db } = await jobInstance();
  return {
    take: (text: string, how: Partial<JobImport> = {}) => {
      const feed = readFeedText(text);
      if ('code' in feed) throw new Error(feed.code);
      const asked = { feed: 'koyal', rows: feed.rows, mayBeCut: feed.missingEnd !== undefined, ...how };
      return importJobs(db, asked, { administrator: host, now: Date.parse('2026-11-20T12:00+05:30') });
    },
    jobs: () => db.selectFrom('job').select(['feed_key', 'apply_url', 'closed_on']).orderBy('feed_key').execute(),
  };
}

const head = 'id,company,title,apply_url';
const line = (id: number): string => `${id},Koyal Pay,Tester ${id},https://k.example/jobs/47${id}`;
const csv = (...lines: readonly string[]): string => [head, ...lines].join('\n');

describe('a feed whose name nobody said (R-191)', () => {
  it('is refused where the feed of that name has open jobs of other companies alone', async () => {
    const { take, jobs } = await opened();
    const guessed = { isNameGuessed: true };
    await take(csv(line(1), ''), guessed);
    const before = await jobs();
    await expect(take(csv(line(2).replace('Koyal Pay', 'Sutra Mills'), ''), guessed)).rejects.toThrow('--feed');
    await expect(take(csv(line(2), ''), { ...guessed, company: 'sutra-mills' })).rejects.toThrow('--feed');
    await expect(take(csv(''), guessed)).rejects.toThrow('--feed');
    expect(await jobs()).toEqual(before);
    expect((await take(csv(line(2), ''), guessed)).closed).toEqual(['Tester 1']);
    expect((await take(csv(''))).closed).toEqual(['Tester 2']);
    expect((await take(csv(line(2).replace('Koyal Pay', 'Sutra Mills'), ''), guessed)).rows).toMatchObject([{ is: 'added' }]);
  });
});

describe('a feed that may be cut off (R-191)', () => {
  it('as CSV without a final line end closes nothing, and leaves its last job', async () => {
    const { take, jobs } = await opened();
    await take(csv(line(1), line(2), line(3), ''));
    const before = await jobs();
    const cut = await take(csv(line(1), line(2).slice(0, -1)), { closesAnyway: true });
    expect(cut).toMatchObject({ rows: [{ is: 'unchanged' }, { at: 3, is: 'refused', problems: [{ field: 'line' }] }], closed: [] });
    expect(await take(csv(line(1), line(2)))).toMatchObject({ rows: [{ is: 'unchanged' }, { is: 'unchanged' }], closed: [] });
    expect(await take(csv(line(1), line(4)))).toMatchObject({ rows: [{ is: 'unchanged' }, { is: 'refused' }], closed: [] });
    expect(await take(head)).toMatchObject({ rows: [], closed: [] });
    expect(await jobs()).toEqual(before);
    expect((await take(csv(line(1), line(2), ''))).closed).toEqual(['Tester 3']);
    expect((await take(csv(line(1), line(2), line(3)))).rows.at(-1)).toMatchObject({ is: 'refused' });
    expect((await jobs()).map(({ closed_on }) => closed_on)).toEqual([null, null, '2026-11-20']);
  });

  it('as a page that does not end closes nothing, whatever its scripts say', async () => {
    const { take } = await opened();
    const script = (id: number): string =>
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'JobPosting',
        identifier: id,
        title: `Tester ${id}`,
        url: 'https://k.example/1',
        hiringOrganization: 'Koyal Pay',
        description: '</html>',
      })}</script>`;
    await take(`<!doctype html>${script(1)}${script(2)}</html>`);
    expect((await take(`<!doctype html><title>Jobs</title>${script(1)}<p>job`)).closed).toEqual([]);
    expect((await take(`<!doctype html><title>Jobs</title>${script(1)}</body></html>`)).closed).toEqual(['Tester 2']);
  });
});
