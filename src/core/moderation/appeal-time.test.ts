import { describe, expect, it } from 'vitest';
import { lastAppealDay, onDay } from './appeal-time.ts';

const outcome = { decidedOn: '2026-11-20', mayAppeal: true };

describe('the time of an appeal (F-28)', () => {
  it('is fifteen days after a review’s decision, and endless for posts and comments', () => {
    expect(lastAppealDay('REVIEW', '2026-11-20')).toBe('2026-12-05');
    expect(lastAppealDay('REVIEW', '2026-12-20')).toBe('2027-01-04');
    expect([lastAppealDay('REVIEW', null), lastAppealDay('POST', '2026-11-20'), lastAppealDay('COMMENT', '2026-11-20')]).toEqual([null, null, null]);
  });

  it('holds on its last day, and is over on the next', () => {
    expect(onDay('REVIEW', outcome, '2026-12-05')).toBe(outcome);
    expect(onDay('REVIEW', outcome, '2026-12-06')).toEqual({ ...outcome, mayAppeal: false });
    expect(onDay('POST', outcome, '2028-01-01')).toBe(outcome);
    expect(onDay('REVIEW', { decidedOn: null, mayAppeal: false }, '2028-01-01')).toEqual({ decidedOn: null, mayAppeal: false });
  });
});
