import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { demoWorld } from '../world.ts';
import { composeReviews } from './compose-reviews.ts';
import { plantedReviews } from './planted-reviews.ts';

describe('the reviews of the demo world', () => {
  it('that are near copies are found: half of the burst, and none elsewhere (F-09)', async () => {
    const { db } = await aDatabase();
    const all = [...demoWorld({ seed: 1, companies: 20 }).companies()];
    const burst = plantedReviews.find(({ planting }) => planting.kind === 'burst')?.place ?? 0;
    const control = all.findIndex(({ reviewsCount }, place) => reviewsCount > 40 && plantedReviews.every((planted) => planted.place !== place));
    const idsAt = new Map<number, readonly string[]>();
    for (const place of [burst, control]) {
      const company = aCompany();
      await keepInTables(db, [company]);
      const demo = all[place];
      if (!demo) throw new Error('There is no such company.');
      const composed = [...composeReviews(1, demo, place)];
      idsAt.set(
        place,
        composed.map(({ reviewId }) => reviewId),
      );
      await keepReviews(
        db,
        composed.map(({ reviewId, likes, dislikes }) => aKnownReview({ companyId: company.companyId, reviewId, likes, dislikes })),
      );
    }
    const { rows } = await sql<{ readonly id: string }>`select id from review where is_similar`.execute(db);
    const marked = new Set(rows.map(({ id }) => id));
    const alike = idsAt
      .get(burst)
      ?.slice(0, 40)
      .filter((_, turn) => turn % 2 === 0);
    expect([alike?.length, marked]).toEqual([20, new Set(alike)]);
    expect(idsAt.get(control)?.length).toBeGreaterThan(40);
  });
});
