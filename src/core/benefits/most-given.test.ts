import { describe, expect, it } from 'vitest';
import type { BenefitShare } from './benefit.ts';
import { mostGiven } from './most-given.ts';

const share = (benefit: BenefitShare['benefit'], percent: number | null, people: number): BenefitShare => ({ benefit, percent, people, notesCount: 0 });

describe('the benefits that most people get (R-024)', () => {
  it('are those that more than half report, surest first, and at most three', () => {
    const groups = [
      { group: 'financial', benefits: [share('provident-fund', 90, 10), share('gratuity', 50, 10), share('yearly-bonus', 60, 10)] },
      { group: 'perks', benefits: [share('cab', 100, 20), share('meals', 70, 10)] },
    ] as const;
    expect(mostGiven(groups)).toEqual(['cab', 'provident-fund', 'meals']);
  });

  it('are none of which few people were asked', () => {
    expect(mostGiven([{ group: 'perks', benefits: [share('cab', null, 0)] }])).toEqual([]);
  });
});
