import { describe, expect, it } from 'vitest';
import { hostedAccountIn, hostedAccountOf } from './hosted-account.ts';

describe('an account at a provider', () => {
  const personal = '9188040d-6c67-4c5b-b112-36a304b66dad';
  it.each([
    ['google', { email: 'asha@gmail.com', email_verified: true }, undefined],
    ['google', { hd: 'Koyal.example', email: 'asha+x@koyal.example', email_verified: true }, { domain: 'koyal.example', address: 'asha@koyal.example' }],
    ['google', { hd: 'koyal.example', email: 'asha@koyal.example' }, { domain: 'koyal.example', address: null }],
    ['microsoft', { tid: personal, email: 'asha@outlook.com' }, undefined],
    ['microsoft', { tid: 'a-tenant', email: 'asha@koyal.example' }, { domain: null, address: null }],
    ['microsoft', { tid: 'a-tenant', email: 'asha@koyal.example', xms_edov: '1' }, { domain: 'koyal.example', address: 'asha@koyal.example' }],
    ['linkedin', { hd: 'koyal.example', tid: 'a-tenant' }, undefined],
    ['naukri', { hd: 'koyal.example' }, undefined],
  ] as const)('of %s with %j is of the organisation %j', (provider, claims, hosted) => {
    expect(hostedAccountIn(provider, claims)).toEqual(hosted);
  });

  it.each([
    [{ email: 'a.s.ha@googlemail.com', email_verified: 'true' }, undefined],
    [
      { email: 'asha@koyal.example', email_verified: 'true' },
      { domain: 'koyal.example', address: 'asha@koyal.example' },
    ],
    [
      { email: 'asha@gmail.com', email_verified: 'false' },
      { domain: null, address: null },
    ],
    [{}, { domain: null, address: null }],
  ] as const)('that is known by %j alone is of the organisation %j', (claims, hosted) => {
    expect(hostedAccountOf(claims)).toEqual(hosted);
  });
});
