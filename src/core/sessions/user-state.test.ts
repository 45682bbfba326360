import { describe, expect, it } from 'vitest';
import { isLoggedIn, nobody, signedOut } from './user-state.ts';

const aMember = {
  userInfo: { UserId: 'u1', displayName: 'Member' },
  authToken: { UAC_I: 'u1', UAC_K: '1' },
  clientId: 'c1',
  rewardsCount: 3,
  isNaukriUser: true,
  naukriLinkToken: 'n1',
  appVersion: '4.1',
  appBuild: '411',
  userAgent: 'Browser',
  deviceId: 'd1',
  cvid: 'v1',
};

describe('the state of a user', () => {
  it('is logged in when there is a UserId (R-137)', () => {
    expect(isLoggedIn(aMember)).toBe(true);
    expect(isLoggedIn(nobody)).toBe(false);
    expect(isLoggedIn({ userInfo: { UserId: '', displayName: 'Member' } })).toBe(false);
  });

  it('keeps after a sign-out only client id, ids, user agent and app version (R-136)', () => {
    expect(signedOut(aMember)).toEqual({
      ...nobody,
      clientId: 'c1',
      userAgent: 'Browser',
      appVersion: '4.1',
      appBuild: '411',
      deviceId: 'd1',
      cvid: 'v1',
    });
  });
});
