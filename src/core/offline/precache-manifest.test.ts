import { describe, expect, it } from 'vitest';
import { isOutdated, precacheName, sourceOf, type PrecacheManifest } from './precache-manifest.ts';

const manifest: PrecacheManifest = {
  version: 'b2',
  shell: '/offline.html',
  pages: ['/salaries/hra-calculator'],
  files: ['/offline.html', '/static/index.0a1b2c3d.js'],
};

describe('the precache manifest (F-38)', () => {
  it.each([
    ['a file of the build', { method: 'GET', path: '/static/index.0a1b2c3d.js', isPage: false }, 'file'],
    ['a file of another build', { method: 'GET', path: '/static/index.99999999.js', isPage: false }, 'read-file'],
    ['a post', { method: 'GET', path: '/p/p1', isPage: true }, 'read-page'],
    ['a login that leads back from elsewhere', { method: 'GET', path: '/api/login/callback', isPage: true }, 'network'],
    ['a calculator', { method: 'GET', path: '/salaries/hra-calculator', isPage: true }, 'page'],
    ['a page of members', { method: 'GET', path: '/session', isPage: true }, 'read-page'],
    ['the first page', { method: 'GET', path: '/', isPage: true }, 'read-page'],
    ['an answer of the server', { method: 'GET', path: '/api/login/v1/session', isPage: false }, 'network'],
    ['something that is sent', { method: 'POST', path: '/salaries/hra-calculator', isPage: true }, 'network'],
    ['somebody else', { method: 'GET', path: undefined, isPage: false }, 'network'],
    ['the shell as a page of its own', { method: 'GET', path: '/offline.html', isPage: true }, 'network'],
  ] as const)('answers %s', (_, asked, source) => {
    expect(sourceOf(asked, manifest)).toBe(source);
  });

  it('is cleared of other builds, and of nothing else', () => {
    expect([precacheName(manifest), 'daftar-shelf-b1', 'somebody-elses'].map((name) => isOutdated(name, manifest))).toEqual([false, true, false]);
  });
});
