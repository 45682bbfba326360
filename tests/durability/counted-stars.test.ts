import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { statementsOf } from '#server/adapters/database/migrate.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { SqlInterviews } from '#server/adapters/interviews/sql-interviews.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testDeclarations, testSecrets } from '#tests/database.ts';
import { aKnownInterview, keepInterviews } from '#tests/interviews.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { stepsFolder } from './steps-before.ts';

const now = Date.UTC(2026, 10, 20);
const [praised, quiet] = ['Praised', 'Quiet'].map((name) => aCompany({ name, industry: 'Payments' })) as [
  ReturnType<typeof aCompany>,
  ReturnType<typeof aCompany>,
];

/** Two companies of an industry whose stars and interviews were counted when all of them counted. */
async function countedBefore() {
  const { db } = await aDatabase();
  await keepInTables(db, [praised, quiet]);
  const weeks = Array.from({ length: 10 }, (_, at) => `2026-W${at + 30}`);
  const of = (companyId: string, stars: 2 | 5) => weeks.map((week) => aKnownReview({ companyId, week, stars }));
  const praise = [...of(praised.companyId, 5), ...of(praised.companyId, 5)];
  await keepReviews(db, [...of(praised.companyId, 2), ...of(quiet.companyId, 2), ...praise], now);
  const easy = aKnownInterview({ companyId: praised.companyId, hardness: 'easy' });
  await keepInterviews(db, [aKnownInterview({ companyId: praised.companyId, hardness: 'hard' }), easy], now);
  await sql`update industry set prior_hundredths = 350`.execute(db);
  await sql`update company_rating set prior_hundredths = 350`.execute(db);
  const ids = praise.map(({ reviewId }) => reviewId);
  await db.updateTable('review').set({ counted_year: null }).where('id', 'in', ids).execute();
  await db.updateTable('interview').set({ counted_year: null }).where('id', '=', easy.interviewId).execute();
  await sql`update interview_figure set figures = (figures::jsonb #- '{figures,uncountedCount}')::json`.execute(db);
  await sql`delete from stale_summary`.execute(db);
  const reader = { db, now, secrets: testSecrets };
  return { db, reviews: new SqlReviews(reader), interviews: new SqlInterviews(reader) };
}

describe('stars that were made of all reviews', () => {
  it('are made again of those that count, each statement of the step run twice, and so are the mean of the industry and the interviews', async () => {
    const { db, reviews, interviews } = await countedBefore();
    expect(await reviews.figures('praised')).toMatchObject({ reviewsCount: 30, prior: 3.5 });
    const statements = statementsOf(readFileSync(join(stepsFolder, '0272-counted-stars.sql'), 'utf8'));
    for (const statement of statements.flatMap((each) => [each, each])) await sql.raw(statement).execute(db);
    expect(await db.selectFrom('industry').select('prior_hundredths').where('prior_hundredths', 'is not', null).execute()).toEqual([{ prior_hundredths: 200 }]);
    expect((await interviews.filters('praised', null)).figures.uncountedCount).toBe(0);
    await refreshStale(db, { now: () => now }, [reviewSummary(testSecrets), interviewSummary(testDeclarations)]);
    expect(await reviews.figures('praised')).toMatchObject({ reviewsCount: 10, uncountedCount: 20, rating: 2, prior: 2 });
    expect(await reviews.figures('quiet')).toMatchObject({ reviewsCount: 10, uncountedCount: 0, rating: 2, prior: 2 });
    expect((await interviews.filters('praised', null)).figures).toMatchObject({
      interviewsCount: 1,
      uncountedCount: 1,
      hardnesses: [{ of: 'hard', count: 1 }],
    });
  });
});
