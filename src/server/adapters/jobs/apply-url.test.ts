import { describe, expect, it } from 'vitest';
import { isApplyUrl } from './apply-url.ts';

describe('the address at which one applies (R-191)', () => {
  it.each([
    'https://k.example/1',
    'http://k.example:80/',
    'https://k.example:443/',
    'http://k.example:443/',
    'https://lan.example/',
    'https://mylan.example',
    'https://8.8.8.8/',
  ])('may be %s', (url) => expect(isApplyUrl(url)).toBe(true));

  it.each([
    'https://router.lan/',
    'https://a.local/',
    'https://a.internal./',
    'https://a.home.arpa/',
    'https://a.CORP/',
    'https://a.localhost/',
    'https://jobs/',
    'https://jobs./',
    'https://k.example:8443/',
    'https://10.0.0.1.nip.io/',
    'https://10-0-0-1.sslip.io/',
    'https://sslip.io./',
  ])('is not %s', (url) => expect(isApplyUrl(url)).toBe(false));
});
