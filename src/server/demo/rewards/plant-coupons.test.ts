import { expect, it } from 'vitest';
import { SqlRewards } from '#server/adapters/rewards/sql-rewards.ts';
import { aDatabase } from '#tests/database.ts';
import { plantCoupons } from './plant-coupons.ts';

it('the demo has three coupons with codes, also after another start (R-007)', async () => {
  const { db } = await aDatabase();
  const now = Date.UTC(2026, 10, 20);
  for (let start = 0; start < 2; start++) await plantCoupons(db, now);
  const coupons = await new SqlRewards({ db, now, today: '2026-11-20' }).coupons();
  expect(coupons.map(({ points, left }) => [points, left]).toSorted()).toEqual([
    [1, 12],
    [2, 12],
    [3, 12],
  ]);
});
