import { describe, expect, it } from 'vitest';
import { isOutdated, shelfName, sourceOf, type Shelf } from './shelf.ts';

const shelf: Shelf = {
  version: 'b2',
  shell: '/offline.html',
  pages: ['/salaries/hra-calculator'],
  files: ['/offline.html', '/static/index.0a1b2c3d.js'],
};

describe('the shelf of a browser (F-38)', () => {
  it.each([
    ['a file of the build', { method: 'GET', path: '/static/index.0a1b2c3d.js', isPage: false }, 'file'],
    ['a file of another build', { method: 'GET', path: '/static/index.99999999.js', isPage: false }, 'line'],
    ['a calculator', { method: 'GET', path: '/salaries/hra-calculator', isPage: true }, 'page'],
    ['a page of members', { method: 'GET', path: '/session', isPage: true }, 'line'],
    ['the first page', { method: 'GET', path: '/', isPage: true }, 'line'],
    ['an answer of the server', { method: 'GET', path: '/api/login/v1/session', isPage: false }, 'line'],
    ['something that is sent', { method: 'POST', path: '/salaries/hra-calculator', isPage: true }, 'line'],
    ['somebody else', { method: 'GET', path: undefined, isPage: false }, 'line'],
    ['the shell as a page of its own', { method: 'GET', path: '/offline.html', isPage: true }, 'line'],
  ] as const)('answers %s', (_, asked, source) => {
    expect(sourceOf(asked, shelf)).toBe(source);
  });

  it('is cleared of other builds, and of nothing else', () => {
    expect([shelfName(shelf), 'daftar-shelf-b1', 'somebody-elses'].map((name) => isOutdated(name, shelf))).toEqual([false, true, false]);
  });
});
