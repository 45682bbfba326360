import { describe, expect, it } from 'vitest';
import { loginPrompt, waitsAt } from './login-prompt.ts';
import { mayInterrupt, neverInterrupted } from './nudge-budget.ts';

describe('the login prompt (R-151)', () => {
  it('covers nothing, can be closed, and so may interrupt', () => {
    expect(mayInterrupt(loginPrompt, neverInterrupted, 0)).toBe(true);
  });

  it.each([
    '/salaries',
    '/salaries/koyal-pay-salaries/software-engineer',
    '/profile/software-engineer-salary',
    '/overview/koyal-pay-overview',
    '/reviews/koyal-pay-reviews',
    '/benefits/koyal-pay-benefits',
    '/photos/koyal-pay-photos',
    '/compare',
    '/are-you-paid-fairly',
  ])('waits at the end of a page of figures: %s', (path) => expect(waitsAt(path)).toBe(true));

  it.each(['/', '/list-of-companies', '/p/a-post', '/communities'])('is at the lower edge elsewhere: %s', (path) => expect(waitsAt(path)).toBe(false));
});
