import { describe, expect, it } from 'vitest';
import { leftBehind } from './account-deletion.ts';

describe('what stays after an account is deleted (R-155)', () => {
  it('is what the member chose to leave, and what never led to them', () => {
    expect(leftBehind({ designationProfile: 'delete', feedback: 'leave' }, { isBanned: false, isSilenced: false, issued: undefined })).toEqual([
      { item: 'feedback', because: 'chosen' },
      { item: 'mailProofs', because: 'leads-to-nobody' },
      { item: 'backups', because: 'expires-by-itself' },
    ]);
  });

  it('is a hash of the sign-ins where the account is banned', () => {
    const left = leftBehind({ designationProfile: 'delete', feedback: 'delete' }, { isBanned: true, isSilenced: false, issued: undefined });
    expect(left).toContainEqual({ item: 'bannedSignIns', because: 'ends-with-ban' });
    expect(left.map(({ item }) => item)).not.toContain('silencedSignIns');
  });

  it('is a hash of the sign-ins of a silenced account or name', () => {
    const left = leftBehind({ designationProfile: 'delete', feedback: 'delete' }, { isBanned: false, isSilenced: true, issued: undefined });
    expect(left).toContainEqual({ item: 'silencedSignIns', because: 'ends-with-silence' });
    expect(left.map(({ item }) => item)).not.toContain('bannedSignIns');
  });

  it.each(['quarter', 'year'] as const)('is a hash of the sign-ins where the account got a token in this %s', (issued) => {
    const left = leftBehind({ designationProfile: 'delete', feedback: 'delete' }, { isBanned: false, isSilenced: false, issued });
    expect(left).toContainEqual({ item: 'issuedSignIns', because: `ends-with-${issued}` });
    expect(left.map(({ item }) => item)).not.toContain('bannedSignIns');
  });
});
