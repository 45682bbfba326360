import { describe, expect, it } from 'vitest';
import { failedReturn, loginReturn, welcomeReturn } from './login-return.ts';

const origin = 'https://site.test';

/** Open-redirect payloads (S-31), each with the safe URL used instead. */
const strings: readonly (readonly [given: string, leads: string])[] = [
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['\\\\evil.test', '/'],
  ['https:evil.test', '/evil.test'],
  ['https:/evil.test', '/evil.test'],
  ['/%2f%2fevil.test', '/%2f%2fevil.test'],
  ['/\t/evil.test', '/'],
  ['\n//evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['JaVaScRiPt:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['https://site.test.evil.test', '/'],
  ['https://site.test@evil.test', '/'],
  ['https://evil.test#@site.test', '/'],
  ['///evil.test', '/'],
  ['/..//evil.test', '/evil.test'],
  ['/.//evil.test', '/evil.test'],
  ['http://site.test/x', '/'],
  ['https://site.test:8443/x', '/'],
  ['HTTPS://SITE.TEST/x', '/x'],
  ['/list-of-companies', '/list-of-companies'],
  ['/x%0d%0aSet-Cookie:x=1', '/x%0d%0aSet-Cookie:x=1'],
  ['?x', '/?x'],
  ['#h', '/#h'],
  ['/?next=//evil.test', '/?next=//evil.test'],
  ['/?referer=https://evil.test', '/?referer=https://evil.test'],
  ['/logout', '/'],
  ['/LogOut?x', '/'],
  ['/login/google?referer=/p', '/'],
  ['/%6cogin/google', '/'],
  ['/api/user/me', '/'],
  ['/ws/', '/'],
  ['/logins-at-koyal', '/logins-at-koyal'],
  ['', '/'],
  [`/${'x'.repeat(10_240)}`, '/'],
];

describe('where a login leads back to (R-130, D-21, S-31)', () => {
  it.each(strings)('is ours, whatever was asked: %j', (given, leads) => {
    for (const options of [{ redirectUrl: given }, { referer: given }, { redirectUrl: given, referer: '//evil.test' }]) {
      const url = loginReturn(options, origin);
      if (given !== '') expect(url).toBe(leads);
      expect(new URL(url, origin).origin).toBe(origin);
      expect(url).not.toMatch(/^\/[/\\]/);
    }
  });

  it('prefers the URL it names to the one it came from', () => {
    expect(loginReturn({ redirectUrl: '/a', referer: '/b' }, origin)).toBe('/a');
    expect(loginReturn({ redirectUrl: '', referer: '/b' }, origin)).toBe('/b');
    expect(loginReturn({}, origin)).toBe('/');
  });

  it('carries the intent, and a new post only with its campaign', () => {
    expect(loginReturn({ referer: '/p?x=1#top', campaign: 'vote', openOnboarding: 'w', openCreatePost: true }, origin)).toBe(
      '/p?x=1&openOnboarding=w&campaign=vote&openCreatePost=true#top',
    );
    expect(loginReturn({ referer: '/p', openCreatePost: true }, origin)).toBe('/p');
  });

  it('carries custom pairs, and none that are a login’s own (R-131, S-32, S-33)', () => {
    expect(loginReturn({ referer: '/p', queryStr: 'a=b&c=%0d%0aSet-Cookie:x=1&d="></script>' }, origin)).toBe(
      '/p?a=b&c=%0D%0ASet-Cookie%3Ax%3D1&d=%22%3E%3C%2Fscript%3E',
    );
    expect(
      loginReturn(
        {
          referer: '/p?onLogin=true&loginFailed=google&linkedinLogin=failed&showLoginModal=x&toast=hi',
          queryStr: 'onLogin=true&toast=hello&memberChanged=true&signedOut=true',
        },
        origin,
      ),
    ).toBe('/p');
    expect(loginReturn({ referer: '/p', campaign: 'vote', queryStr: 'campaign=other&openOnboarding=w' }, origin)).toBe('/p?campaign=vote');
  });

  it('says how the login went (R-132)', () => {
    expect(welcomeReturn('/p?x=1')).toBe('/p?x=1&onLogin=true');
    expect(failedReturn('/p', 'linkedin')).toBe('/p?linkedinLogin=failed');
    expect(failedReturn('/p', 'google')).toBe('/p?loginFailed=google');
  });
});
