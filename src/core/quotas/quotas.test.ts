import { describe, expect, it } from 'vitest';
import { dayOf } from '../figures/ago.ts';
import { dailyLimits } from '../content/post-limits.ts';
import { leftAfter, resetAfter } from './quotas.ts';

describe('a daily quota (API6)', () => {
  it('has nothing left after its last use, and never less', () => {
    expect([0, dailyLimits.posts - 1, dailyLimits.posts, dailyLimits.posts + 5].map((times) => leftAfter('posts', times))).toEqual([
      dailyLimits.posts,
      1,
      0,
      0,
    ]);
  });

  it('begins again at the midnight in India that ends the day', () => {
    const resetsAt = resetAfter('2026-11-20');
    expect([dayOf(resetsAt - 1), dayOf(resetsAt)]).toEqual(['2026-11-20', '2026-11-21']);
  });
});
