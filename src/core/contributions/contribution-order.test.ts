import { expect, it } from 'vitest';
import { contributionSorts, inContributionOrder } from './contribution-order.ts';

it('puts the most helpful first or goes by week, ordering equals consistently (R-009, F-17)', () => {
  const reported = [
    { id: 'a', week: '2026-W40', helpful: 1 },
    { id: 'b', week: '2026-W40', helpful: 1 },
    { id: 'c', week: '2025-W52', helpful: 7 },
  ];
  const ids = contributionSorts.map((sort) =>
    inContributionOrder(reported, sort, (each) => each)
      .map(({ id }) => id)
      .join(''),
  );
  expect(ids).toEqual(['cba', 'bac', 'cab']);
});
