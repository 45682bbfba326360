import { property, assert, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensIn, withoutKeys, withPairs, withQuery } from './url.ts';

describe('a URL', () => {
  it.each([
    ['/list?industry=it&rating=4#top', {}, '/list?industry=it&rating=4#top'],
    ['/list?industry=it', { campaign: 'poll' }, '/list?industry=it&campaign=poll'],
    ['/list?campaign=old&industry=it', { campaign: 'new' }, '/list?industry=it&campaign=new'],
    ['/list?campaign=old', { campaign: undefined }, '/list'],
    ['/list#a?b', { a: 'b c&d' }, '/list?a=b%20c%26d#a?b'],
    ['/list?', { a: '1' }, '/list?a=1'],
    ['', { a: '1' }, '?a=1'],
  ])('%s with %j reads %s', (url, pairs, result) => {
    expect(withPairs(url, pairs)).toBe(result);
  });

  it.each([
    ['/list?a=1&b=2&a=3', ['a'], '/list?b=2'],
    ['/list?a=1&aa=2', ['a'], '/list?aa=2'],
    ['/list?a', ['a'], '/list'],
    ['/list?name=%22x%22&a=1#h', ['a'], '/list?name=%22x%22#h'],
  ])('%s without %j reads %s', (url, keys, result) => {
    expect(withoutKeys(url, keys)).toBe(result);
  });

  it.each([
    ['/list', '', '/list'],
    ['/list', '?', '/list'],
    ['/list', '?a=1&b', '/list?a=1&b'],
    ['/list?city=pune', '?a=1', '/list?city=pune&a=1'],
  ])('%s with the query %j behind its own reads %s', (url, query, result) => expect(withQuery(url, query)).toBe(result));

  it('keeps everything that is not spoken of, whatever it is', () => {
    assert(
      property(webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const there = new URL(withPairs(url, { daftar: '1' }));
        const back = new URL(withoutKeys(there.href, ['daftar']));
        const plain = new URL(url);
        expect([back.pathname, back.hash]).toEqual([plain.pathname, plain.hash]);
        expect([...back.searchParams].filter(([key]) => key)).toEqual([...plain.searchParams].filter(([key, value]) => key || value).filter(([key]) => key));
      }),
    );
  });

  it('gives only plain words, and of a key said twice the first', () => {
    expect([...tokensIn('/x?a=1&a=2&b=%20&c=<b>&d=&__proto__=x&e=job-alert#f=1')]).toEqual([
      ['a', '1'],
      ['__proto__', 'x'],
      ['e', 'job-alert'],
    ]);
  });
});
