import { describe, expect, it } from 'vitest';
import { leftBehind, receiptYears } from './account-deletion.ts';

describe('what stays after an account is deleted (R-155)', () => {
  it('is its receipt, for three years', () => expect(receiptYears).toBe(3));

  it('is what the member chose to leave, and what never led to them', () => {
    expect(leftBehind({ anonymousProfile: 'leave', designationProfile: 'delete', feedback: 'leave' })).toEqual([
      { item: 'anonymousProfile', because: 'chosen' },
      { item: 'feedback', because: 'chosen' },
      { item: 'mailProofs', because: 'leads-to-nobody' },
      { item: 'backups', because: 'expires-by-itself' },
    ]);
  });
});
