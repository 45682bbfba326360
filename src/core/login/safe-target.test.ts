import { assert, constantFrom, array, oneof, property, string, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeTarget, type ReadUrl } from './safe-target.ts';

const origin = 'https://daftar.test';
const read: ReadUrl = (url, base) => URL.parse(url, base) ?? undefined;
const target = (wanted: string | null | undefined) => safeTarget(wanted, origin, read);

/** Known open-redirect strings, with the safe target each yields (S-31). */
const strings: readonly (readonly [wanted: string, target: string])[] = [
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['\\\\evil.test', '/'],
  ['\\/evil.test', '/'],
  ['https:evil.test', '/evil.test'],
  ['https:/evil.test', '/evil.test'],
  ['/%2f%2fevil.test', '/%2f%2fevil.test'],
  ['/%5cevil.test', '/%5cevil.test'],
  ['/\t/evil.test', '/'],
  ['\n//evil.test', '/'],
  ['/\r\n/evil.test', '/'],
  ['\u0000//evil.test', '/'],
  [' //evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['JaVaScRiPt:alert(1)', '/'],
  ['java\nscript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['vbscript:x', '/'],
  ['blob:https://daftar.test/1', '/'],
  ['filesystem:https://daftar.test/1', '/'],
  ['https://daftar.test.evil.test/x', '/'],
  ['https://daftar.test@evil.test/x', '/'],
  ['https://daftar.test:443@evil.test/x', '/'],
  ['https://evil.test#@daftar.test', '/'],
  ['https://evil.test\\@daftar.test', '/'],
  ['///evil.test', '/'],
  ['////evil.test', '/'],
  ['/..//evil.test', '/evil.test'],
  ['/.//evil.test', '/evil.test'],
  ['/a/../..//evil.test', '/evil.test'],
  ['/.\\\\evil.test', '/evil.test'],
  ['/%2e%2e//evil.test', '/evil.test'],
  ['https://daftar.test//evil.test', '/evil.test'],
  ['http://daftar.test/x', '/'],
  ['ftp://daftar.test/x', '/'],
  ['https://daftar.test:8443/x', '/'],
  ['https://user:pass@daftar.test/x', '/x'],
  ['HTTPS://DAFTAR.TEST/x', '/x'],
  ['https://ｄaftar.test/x', '/x'],
  ['/list-of-companies?sort=rating#top', '/list-of-companies?sort=rating#top'],
  ['/x%0d%0aSet-Cookie:a=1', '/x%0d%0aSet-Cookie:a=1'],
  ['/x\r\nSet-Cookie:a=1', '/xSet-Cookie:a=1'],
  ['?x=1', '/?x=1'],
  ['#h', '/#h'],
  ['/x?next=//evil.test', '/x?next=//evil.test'],
  ['/x?referer=https://evil.test', '/x?referer=https://evil.test'],
  ['http://[', '/'],
  ['', '/'],
  [`/${'a'.repeat(10_000)}`, '/'],
];

describe('the URL that a login leads back to (D-21, S-31)', () => {
  it.each(strings)('%j becomes %j', (wanted, expected) => {
    expect(target(wanted)).toBe(expected);
  });

  it('has at most 2,048 letters', () => {
    const path = (letters: number) => `/${'a'.repeat(letters - 1)}`;
    expect([target(path(2_048)), target(path(2_049))]).toEqual([path(2_048), '/']);
  });

  it('falls back to where its caller says when none is given', () => {
    expect([target(null), target(undefined), safeTarget('//evil.test', origin, read, '/session')]).toEqual(['/', '/', '/session']);
  });

  it('is one of ours, whatever was asked', () => {
    const pieces = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'https:',
      'javascript:',
      'evil.test',
      'daftar.test',
      '%00',
      ' ',
    );
    const wanted = oneof(
      array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      string(),
      webUrl({ withQueryParameters: true }),
    );
    assert(
      property(wanted, (text) => {
        const found = target(text);
        expect(found).toMatch(/^\/(?![/\\])/);
        expect(new URL(found, origin).origin).toBe(origin);
        expect(target(found)).toBe(found);
      }),
      { numRuns: 3_000 },
    );
  });
});
