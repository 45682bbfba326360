import { describe, expect, it } from 'vitest';
import type { ModerationOutcome } from '../moderation/moderation-outcome.ts';
import { contributionState, mayResubmit, sentState } from './contribution-state.ts';

const removal: ModerationOutcome = { measure: 'remove', rule: 'spam', note: '', decidedOn: '2026-11-20', appeal: 'none', mayAppeal: true };

describe('the state of a contribution (R-090)', () => {
  it.each([
    ['SCHEDULED', 'submitted'],
    ['FLAGGED', 'submitted'],
    ['LIVE', 'live'],
    ['AUTHOR_REJECTED', 'rejected'],
  ] as const)('of a review that is %s is %s', (status, state) => {
    expect(sentState(status)).toBe(state);
    expect(contributionState({ state })).toBe(state);
  });

  it('is pending while nothing was sent', () => {
    expect(contributionState(undefined)).toBe('pending');
  });
});

describe('what was taken down (F-28)', () => {
  const taken = (known: Partial<ModerationOutcome> = {}) => ({ state: 'rejected', moderation: [{ ...removal, ...known }] }) as const;

  it('may be put right for fifteen days, after an appeal was rejected too', () => {
    expect(['2026-11-20', '2026-12-05', '2026-12-06'].map((today) => mayResubmit(taken(), today))).toEqual([true, true, false]);
    expect(mayResubmit(taken({ appeal: 'rejected', mayAppeal: false, decidedOn: '2026-12-01' }), '2026-12-16')).toBe(true);
  });

  it('may not while an appeal waits, whatever it is about', () => {
    const warned = { ...removal, measure: 'warn', appeal: 'open' } as const;
    expect(mayResubmit(taken({ appeal: 'open' }), '2026-11-20')).toBe(false);
    expect(mayResubmit({ state: 'rejected', moderation: [warned, removal] }, '2026-11-20')).toBe(false);
  });

  it('is not what is shown or waits', () => {
    expect(mayResubmit({ state: 'live', moderation: [{ ...removal, appeal: 'granted' }] }, '2026-11-20')).toBe(false);
    expect(mayResubmit({ state: 'submitted', moderation: [{ ...removal, measure: 'hide', decidedOn: null }] }, '2026-11-20')).toBe(false);
    expect(mayResubmit({ state: 'rejected', moderation: [] }, '2026-11-20')).toBe(false);
  });
});
