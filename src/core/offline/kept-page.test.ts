import { describe, expect, it } from 'vitest';
import { isForGuests, mostPages, staying, type KeptPage } from './kept-page.ts';

const page = (path: string, keptAt: number, reader = ''): KeptPage => ({ path, title: path, keptAt, reader, files: [] });

describe('the pages that a device keeps (F-38)', () => {
  it('are the last that were read, the latest first', () => {
    const many = Array.from({ length: mostPages + 2 }, (_, at) => page(`/p/${at}`, at));
    const left = staying(many, '').map(({ path }) => path);
    expect([left.length, left[0], left.at(-1)]).toEqual([mostPages, `/p/${mostPages + 1}`, '/p/2']);
  });

  it('tell a member nothing of what another has read here', () => {
    expect(staying([page('/p/theirs', 3, 'another'), page('/p/own', 2, 'me'), page('/p/guest', 1)], 'me').map(({ path }) => path)).toEqual([
      '/p/own',
      '/p/guest',
    ]);
    expect(staying([page('/p/own', 2, 'me')], '')).toEqual([]);
  });

  it.each([
    ['a page of guests', { status: 200, cacheControl: 'no-cache', isRedirected: false }, true],
    ['a page of a member', { status: 200, cacheControl: 'no-store', isRedirected: false }, false],
    ['a page that does not say whose it is', { status: 200, cacheControl: '', isRedirected: false }, false],
    ['a page that is gone', { status: 404, cacheControl: 'no-cache', isRedirected: false }, false],
    ['another page', { status: 200, cacheControl: 'no-cache', isRedirected: true }, false],
  ])('are made for guests: %s', (_, answer, isKept) => {
    expect(isForGuests(answer)).toBe(isKept);
  });
});
