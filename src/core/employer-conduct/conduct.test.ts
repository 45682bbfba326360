import { describe, expect, it } from 'vitest';
import { conductOf, isQuiet, removedIn, type ConductEntry, type ConductFacts } from './conduct.ts';

const nothing: ConductFacts = { entries: [], reports: [], asked: [], bursts: [], reviews: { count: 0, answered: 0, invited: 0, medianDays: null } };
const removed = (more: Partial<ConductEntry> = {}): ConductEntry => ({
  itemKind: 'review',
  stars: 1,
  action: 'removed',
  rule: 'other',
  askedBy: 'employer',
  ...more,
});

describe('how an employer behaves here (F-18)', () => {
  it('shows five removals that it asked for, all of one-star reviews, as exactly that', () => {
    const { byStars, removedElse } = conductOf({ ...nothing, entries: Array.from({ length: 5 }, () => removed()) });
    expect(byStars.map(({ stars, removedFor }) => [stars, removedFor.employer, removedFor.court + removedFor.reader + removedFor.house])).toEqual([
      [5, 0, 0],
      [4, 0, 0],
      [3, 0, 0],
      [2, 0, 0],
      [1, 5, 0],
    ]);
    expect(removedElse).toBe(0);
  });

  it('counts each removal once: by its stars, or beside them', () => {
    const entries = [
      removed({ askedBy: 'reader', stars: 2 }),
      removed({ askedBy: 'automatic', stars: 4 }),
      removed({ askedBy: 'moderator', rule: 'court', stars: 1 }),
      removed({ itemKind: 'interview', stars: null }),
      removed({ stars: null }),
      removed({ action: 'restored', stars: 1 }),
      removed({ action: 'deleted', askedBy: 'author' }),
      removed({ action: 'flagged', askedBy: 'reader' }),
    ];
    const conduct = conductOf({ ...nothing, entries });
    expect([removedIn(conduct.byStars), conduct.removedElse, conduct.restored, conduct.legalNotices]).toEqual([3, 2, 1, 1]);
    expect(removedIn(conduct.byStars, ['court'])).toBe(1);
    expect(isQuiet(conduct)).toBe(false);
  });

  it('says which reports were upheld, by the stars of the review', () => {
    const { byStars } = conductOf({
      ...nothing,
      reports: [
        { stars: 1, isUpheld: true },
        { stars: 1, isUpheld: false },
        { stars: 5, isUpheld: false },
      ],
    });
    expect(byStars.map(({ reportsDecided, reportsUpheld }) => [reportsDecided, reportsUpheld])).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 1],
    ]);
  });

  it('says nothing of answers and invitations where there are none', () => {
    const conduct = conductOf({ ...nothing, reviews: { count: 40, answered: 0, invited: 0, medianDays: null } });
    expect([conduct.replies, conduct.invited, isQuiet(conduct)]).toEqual([null, null, true]);
    expect(conductOf({ ...nothing, reviews: { count: 40, answered: 3, invited: 2, medianDays: 7 } })).toMatchObject({
      replies: { answered: 3, reviews: 40, medianDays: 7 },
      invited: 2,
    });
  });
});
