import { describe, expect, it } from 'vitest';
import { idleTimeoutMs, loginPrompt, promptAfterMs } from './login-prompt.ts';
import { mayInterrupt, neverInterrupted } from './nudge-budget.ts';

describe('the login prompt (R-151)', () => {
  it('is due 4,000 ms after the page has loaded, and comes within 8,000 ms of that even where the page is never idle', () => {
    expect([promptAfterMs, idleTimeoutMs]).toEqual([4_000, 8_000]);
  });

  it('covers nothing, can be closed, and so may interrupt', () => {
    expect(mayInterrupt(loginPrompt, neverInterrupted, 0)).toBe(true);
  });
});
