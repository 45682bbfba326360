import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testSecrets, testDeclarations } from '#tests/database.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { lockedTarget } from '../moderation/moderation-target.ts';
import { withdraw } from '../moderation/withdraw.ts';
import { Secrets } from '../secrets/secrets.ts';
import { refreshStale } from '../summaries/refresh-stale.ts';
import { reviewSummary } from './review-summary.ts';
import { SqlReviews } from './sql-reviews.ts';

const company = aCompany({ urlName: 'koyal-pay' });
const now = Date.UTC(2026, 10, 20);
const plain = 'We sit by the window and it is quiet there 😀.';
const review = (likes: string) => aKnownReview({ companyId: company.companyId, likes, dislikes: plain });

async function opened() {
  const reviews = ['Canteen', 'Breakfast', 'Lunch', 'Food', 'Snack'].map((dish, at) => review(`${plain} ${dish} number ${at} is good and costs little.`));
  const { db } = await aDatabase();
  await keepInTables(db, [company]);
  await keepReviews(db, reviews, now);
  const port = new SqlReviews({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) });
  return { db, reviews, food: async () => (await port.insights('koyal-pay')).digest.topics.find(({ topic }) => topic === 'food') };
}

describe('the digest of a company in the database (F-27)', () => {
  it('quotes each sentence as it is in its review', async () => {
    const { reviews, food } = await opened();
    const { liked = [], ...topic } = (await food()) ?? {};
    expect(topic).toMatchObject({ people: 5, likes: 5, dislikes: 0, disliked: [] });
    expect(liked.length).toBe(3);
    for (const { reviewId, text } of liked) expect(reviews.find((known) => known.reviewId === reviewId)?.likes).toBe(`${plain} ${text}`);
  });

  it('hides deleted or changed reviews at once, and stops counting them once rebuilt', async () => {
    const { db, food } = await opened();
    const [first, second] = (await food())?.liked ?? [];
    await db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, testDeclarations, first?.reviewId ?? '');
      if (target) await withdraw(transaction, { ...testDeclarations, now }, target);
    });
    await sql`update review set likes = 'Something else entirely is said here now.', version = version + 1 where id = ${second?.reviewId}`.execute(db);
    expect((await food())?.liked.map(({ reviewId }) => reviewId)).not.toContain(first?.reviewId);
    expect((await food())?.liked.length).toBe(1);
    expect(
      await db
        .selectFrom('review_quote')
        .select('topic')
        .where('review_id', '=', first?.reviewId ?? '')
        .execute(),
    ).toEqual([]);
    await refreshStale(db, { now: () => now }, [reviewSummary(testSecrets)]);
    expect(await food()).toBeUndefined();
  });
});
