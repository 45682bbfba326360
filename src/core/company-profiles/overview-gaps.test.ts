import { describe, expect, it } from 'vitest';
import { contributionKinds } from '../kinds/contribution-kinds.ts';
import { overviewGaps } from './overview-gaps.ts';

const nothing = {
  figures: { reviewsCount: 0 },
  pay: { jobs: [] },
  interviews: { interviewsCount: 0 },
  questions: [],
  benefits: { groups: [] },
  photos: { items: [] },
};
const asked = (percent: number | null) => ({ groups: [{ group: 'health', benefits: [{ benefit: 'creche', people: 9, percent, notesCount: 0 }] }] }) as const;

describe('gaps of an overview (R-018)', () => {
  it('are all kinds of contributions where nothing is known', () => expect(overviewGaps(nothing)).toEqual(contributionKinds));

  it.each([
    ['review', { figures: { reviewsCount: 5 } }],
    ['salary', { pay: { jobs: [1] } }],
    ['interview', { interviews: { interviewsCount: 1 } }],
    ['interview', { questions: ['Why?'] }],
    ['benefits', { benefits: asked(80) }],
    ['photo', { photos: { items: [1] } }],
  ])('have no %s where %o is known', (kind, known) => {
    expect(overviewGaps({ ...nothing, ...known })).toEqual(contributionKinds.filter((each) => each !== kind));
  });

  it('are still there below the fewest people that are shown', () => {
    expect(overviewGaps({ ...nothing, figures: { reviewsCount: 4 }, benefits: asked(null) })).toEqual(contributionKinds);
  });
});
