import { describe, expect, it } from 'vitest';
import type { BenefitShare } from './benefit.ts';
import { mostGiven } from './most-given.ts';

const share = (benefit: BenefitShare['benefit'], confirmed: number | null, people: number): BenefitShare => ({ benefit, confirmed, people, notesCount: 0 });

describe('the benefits that most people get (R-024)', () => {
  it('are those that more than half say they get, the surest first, and no more than three', () => {
    const groups = [
      { group: 'financial', benefits: [share('provident-fund', 9, 10), share('gratuity', 5, 10), share('yearly-bonus', 6, 10)] },
      { group: 'perks', benefits: [share('cab', 20, 20), share('meals', 7, 10)] },
    ] as const;
    expect(mostGiven(groups)).toEqual(['cab', 'provident-fund', 'meals']);
  });

  it('are none of which few people were asked', () => {
    expect(mostGiven([{ group: 'perks', benefits: [share('cab', null, 0)] }])).toEqual([]);
  });
});
