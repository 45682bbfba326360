import { describe, expect, it } from 'vitest';
import type { JobFeed } from './job-feed.ts';
import { readJobFeed } from './read-job-feed.ts';

const posting = { '@type': 'JobPosting', identifier: '1', title: 'Tester', url: 'https://k.example/1', description: 'Tests.' };

const feedOf = (text: string): JobFeed => {
  const feed = readJobFeed(text, (each) => JSON.parse(each) as unknown);
  if ('code' in feed) throw new Error(feed.code);
  return feed;
};
const rowOf = (facts: object) => feedOf(JSON.stringify([{ ...posting, ...facts }])).rows[0];

describe('a feed with odd values (R-191)', () => {
  it('has a key and texts of whole letters, which survive the database unchanged', () => {
    const row = rowOf({ identifier: 'a\ud800', title: 'Test\udc00er', description: 'Te\ud800st' });
    expect([row?.key, row?.job.title, row?.job.description]).toEqual(['a\ufffd', 'Test\ufffder', 'Te\ufffdst']);
  });

  it.each([
    [-12, null],
    [-0.5, null],
    [12 * 40 + 1, null],
    [1e300, null],
    [0, 0],
    [18.5, 1],
    [480, 40],
  ])('with %s months of experience asks for %s years', (monthsOfExperience, from) =>
    expect(rowOf({ experienceRequirements: { monthsOfExperience } })?.job.experience).toEqual({ from, to: null }),
  );

  it.each([
    ['2026-02-30', ['closes_on']],
    ['2026-13-01T10:00:00Z', ['closes_on']],
    ['9999-12-31', []],
    ['0000-00-00', []],
    ['2026-12-31', []],
  ])('that closes on %s has the problems %j', (day, fields) => {
    expect(rowOf({ validThrough: day })?.problems.map(({ field }) => field)).toEqual(fields);
    const board = { jobs: [{ id: 1, title: 'Tester', absolute_url: 'https://k.example/1', application_deadline: day }] };
    expect(feedOf(JSON.stringify(board)).rows[0]?.problems.map(({ field }) => field)).toEqual(fields);
  });

  it('is refused above a hundred thousand jobs, whether in a list or a page', () => {
    const many = `[${Array.from({ length: 200_000 }, () => '{"@type":"JobPosting"}').join(',')}]`;
    const read = (text: string) => readJobFeed(text, (each) => JSON.parse(each) as unknown);
    expect(read(many)).toEqual({ code: 'too-many' });
    expect(read(`<html><script type="application/ld+json">${many}</script></html>`)).toEqual({ code: 'too-many' });
  });
});
