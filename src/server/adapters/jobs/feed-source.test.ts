import { describe, expect, it } from 'vitest';
import { feedSources, isFeedName, usualFeedName } from './feed-source.ts';

describe('the names of feeds (R-191)', () => {
  it('are read from a list, with the company where one is said', () => {
    expect(feedSources('koyal=https://k.example/jobs?a=1,b=2, sutra:sutra-mills=https://s.example/x')).toEqual([
      { name: 'koyal', url: 'https://k.example/jobs?a=1,b=2', company: null },
      { name: 'sutra', url: 'https://s.example/x', company: 'sutra-mills' },
    ]);
  });

  it.each(['koyal', 'koyal=http://k.example', '=https://k.example', 'Koyal Pay=https://k.example', 'a=https://k.example,a=https://l.example', 'a=https://'])(
    'are refused in %j',
    (text) => expect(feedSources(text)).toBeUndefined(),
  );

  it.each([
    ['https://careers.koyal.example/feed.json', 'careers.koyal.example/feed.json'],
    ['https://careers.koyal.example/', 'careers.koyal.example'],
    ['https://apply.workable.example/acme/?page=1', 'apply.workable.example/acme'],
    ['https://apply.workable.example/other', 'apply.workable.example/other'],
    ['https://jobs.koyal.example/boards/one/two', 'jobs.koyal.example/boards/one/two'],
    ['https://boards-api.greenhouse.io/v1/boards/Koyal/jobs?content=true', 'boards-api.greenhouse.io/koyal'],
    ['https://api.lever.co/v0/postings/koyal?mode=json', 'api.lever.co/koyal'],
    ['/var/lib/daftar/Koyal Jobs.csv', 'koyal-jobs'],
  ])('of %s is %s where none is said', (place, name) => expect(usualFeedName(place)).toBe(name));

  it('do not come from overlong URLs, which may differ only at the end', () =>
    expect(isFeedName(usualFeedName(`https://k.example/${'x'.repeat(80)}`))).toBe(false));
});
