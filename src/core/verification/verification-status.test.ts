import { describe, expect, it } from 'vitest';
import { verificationStatus } from './verification-status.ts';

describe('what two verifications come to (R-114, D-14)', () => {
  it.each([
    ['agrees', 'confirmed', 'VERIFIED', 'mail'],
    ['agrees', 'asked', 'PARTIAL_VERIFIED', 'portal'],
    ['agrees', 'unasked', 'VERIFIED', 'portal'],
    ['disagrees', 'confirmed', 'PARTIAL_VERIFIED', 'mail'],
    ['disagrees', 'asked', '', null],
    ['disagrees', 'unasked', '', null],
    ['unasked', 'confirmed', 'VERIFIED', 'mail'],
    ['unasked', 'asked', '', null],
    ['unasked', 'unasked', '', null],
  ] as const)('the portal %s and a mail is %s: “%s” by %s', (portal, mail, verified, source) => {
    expect(verificationStatus(portal, mail)).toEqual({ verified, source });
  });
});
