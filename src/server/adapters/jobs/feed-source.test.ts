import { describe, expect, it } from 'vitest';
import { feedSources, usualFeedName } from './feed-source.ts';

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
    ['https://careers.koyal.example/feed.json', 'careers.koyal.example'],
    ['https://boards-api.greenhouse.io/v1/boards/Koyal/jobs?content=true', 'boards-api.greenhouse.io/koyal'],
    ['https://api.lever.co/v0/postings/koyal?mode=json', 'api.lever.co/koyal'],
    ['/var/lib/daftar/Koyal Jobs.csv', 'koyal-jobs'],
  ])('of %s is %s where none is said', (place, name) => expect(usualFeedName(place)).toBe(name));
});
