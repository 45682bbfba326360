import { describe, expect, it } from 'vitest';
import { crowdSaid, crowdStep } from './crowd-steps.ts';

describe('the number of people behind a figure (F-02)', () => {
  it.each([
    [8, 8, '8+'],
    [9, 8, '8+'],
    [10, 10, '10+'],
    [19, 10, '10+'],
    [49, 20, '20+'],
    [50, 50, '50+'],
    [1_200, 1_000, '1,000+'],
  ])('is said of %i in steps, from the fewest of whom anything is shown', (people, step, said) => {
    expect([crowdStep(people), crowdSaid(people)]).toEqual([step, said]);
  });
});
