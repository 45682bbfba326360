import { fewestContributors } from '#core/crowds/fewest.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '#core/reviews/rating-formula.ts';
import { everyReview, type ReviewSearch } from '#core/reviews/review-search.ts';
import { employments } from '#core/careers/employment-kind.ts';
import { starSteps, type Review } from '#core/reviews/review.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { aKnownReview, keepReviews, type KnownReview } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { Secrets } from '../secrets/secrets.ts';
import { refreshStale } from '../summaries/refresh-stale.ts';
import { reviewSummary } from './review-summary.ts';
import { SqlReviews } from './sql-reviews.ts';

const company = aCompany({ urlName: 'koyal-pay', rating: null, reviewsCount: 0 });
const { companyId } = company;
const now = Date.UTC(2026, 10, 20);
const designations = ['Weaver', 'Dyer', 'Spinner'];
const cities = ['Surat', 'Erode', 'Panipat'];

async function opened(reviews: readonly KnownReview[]) {
  const { db } = await aDatabase();
  await keepInTables(db, [company]);
  await sql`insert into department (id, url_name, name) values (9001, 'weaving', 'Weaving')`.execute(db);
  for (const [at, name] of designations.entries())
    await sql`insert into designation (id, department_id, name) values (${9001 + at}, 9001, ${name})`.execute(db);
  for (const [at, name] of cities.entries()) await sql`insert into city (id, name, state) values (${9001 + at}, ${name}, 'Somewhere')`.execute(db);
  await keepReviews(db, reviews, now);
  return { db, reviews: new SqlReviews({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) }) };
}

const someone: fc.Arbitrary<KnownReview> = fc
  .record({
    stars: fc.constantFrom(...starSteps),
    designation: fc.constantFrom(...designations),
    city: fc.constantFrom(...cities),
    employment: fc.constantFrom('full-time', 'full-time', 'full-time', ...employments),
    isCurrent: fc.boolean(),
    week: fc.integer({ min: 10, max: 44 }).map((number) => `2026-W${number}`),
  })
  .map((known) => aKnownReview({ companyId, ...known }));

const people = (numRuns: number, seed: number): readonly KnownReview[] => fc.sample(someone, { numRuns, seed });

const questions: readonly ReviewSearch[] = [null, 'weaver', 'dyer', 'spinner'].flatMap((designation) =>
  [null, 'surat', 'erode', 'panipat'].flatMap((city) =>
    [null, ...employments].flatMap((employment) => [null, true, false].map((isCurrent) => ({ ...everyReview, designation, city, employment, isCurrent }))),
  ),
);

describe('a reader who asks everything (D-28, R-008)', () => {
  it.each([1, 2, 3])('never isolates one to seven by answers, differences or look-alike reviews: world %d', async (seed) => {
    const { reviews } = await opened(people(24 + seed * 6, seed));
    const answers: ReadonlySet<string>[] = [];
    const seen = new Map<string, Review>();
    for (const question of questions) {
      const { items } = await reviews.list('koyal-pay', question, null, 50);
      for (const item of items) seen.set(item.reviewId, item);
      answers.push(new Set(items.map(({ reviewId }) => reviewId)));
    }
    const few = (count: number) => count > 0 && count < fewestContributors;
    expect(answers.filter(({ size }) => few(size))).toEqual([]);
    expect(answers.flatMap((one) => answers.filter((other) => few(one.difference(other).size)))).toEqual([]);
    const jobs = [...seen.values()].map(({ job }) => JSON.stringify(job));
    expect(jobs.filter((job) => few(jobs.filter((other) => other === job).length))).toEqual([]);
    expect(answers.some(({ size }) => size > 0 && size < seen.size)).toBe(true);
  });
});

describe('the figures of a company (F-19, R-014)', () => {
  it('are made of what is shown, and the rating is made again of them', async () => {
    const { db, reviews } = await opened(people(30, 7));
    const before = await reviews.figures('koyal-pay');
    expect([before.reviewsCount, before.rating]).toEqual([30, ratingOf(before)]);
    const { items } = await reviews.list('koyal-pay', { ...everyReview, sort: 'newToOld' }, null, 50);
    const counted = starSteps.map((step) => items.filter(({ stars }) => stars === step).length);
    expect(starSteps.map((_, at) => before.weeks.reduce((sum, { stars }) => sum + (stars[at] ?? 0), 0))).toEqual(counted);
    await sql`update review set status = 'AUTHOR_REJECTED' where id = ${items[0]?.reviewId}`.execute(db);
    await sql`insert into stale_summary (company_id, summary) values (${companyId}, 'reviews')`.execute(db);
    expect(await refreshStale(db, { now: () => now }, [reviewSummary(testSecrets)])).toBe(1);
    expect((await reviews.figures('koyal-pay')).reviewsCount).toBe(29);
    expect(await db.selectFrom('company').select('reviews_count').where('id', '=', companyId).executeTakeFirst()).toEqual({ reviews_count: 29 });
  });

  it('have no rating below five reviews', async () => {
    const { reviews } = await opened(Array.from({ length: 4 }, () => aKnownReview({ companyId, stars: 5 })));
    expect(await reviews.figures('koyal-pay')).toMatchObject({ reviewsCount: 4, rating: null, ratingWithoutBursts: null, categories: [] });
  });

  it('hold what waits from its hour on, and not before', async () => {
    const { db, reviews } = await opened([aKnownReview({ companyId, status: 'SCHEDULED', dueAt: new Date(now + 60_000).toISOString() })]);
    await refreshStale(db, { now: () => now }, [reviewSummary(testSecrets)]);
    expect((await reviews.figures('koyal-pay')).reviewsCount).toBe(0);
    await refreshStale(db, { now: () => now + 60_000 }, [reviewSummary(testSecrets)]);
    expect((await reviews.figures('koyal-pay')).weeks.map(({ week }) => week)).toEqual(['2026-W47']);
  });
});
