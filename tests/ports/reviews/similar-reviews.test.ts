import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { aCompany } from '#tests/companies.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aKnownReview, keepReviews, type KnownReview } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { testSecrets } from '#tests/database.ts';

const [company, other] = [aCompany({ urlName: 'koyal-pay' }), aCompany({ urlName: 'neem-labs' })];
const texts = {
  likes: 'Seniors review code properly, the canteen is clean, the cab comes on time and nobody calls after seven.',
  dislikes: 'The promotion cycle moved twice within this one year, and the appraisal of last year came in autumn.',
};
const nearly = { ...texts, likes: texts.likes.replace('clean', 'spotless') };
const unlike = {
  likes: 'Salary is credited on the last day and the plant is safe to work in.',
  dislikes: 'Shifts change without notice and the bus stops at the main gate alone.',
};

async function opened(reviews: readonly KnownReview[]) {
  const server = await openPersonaServer();
  await keepInTables(server.db, [company, other]);
  await keepReviews(server.db, reviews, server.clock.now());
  const refresh = () => refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
  return { ...server, refresh };
}

const review = (known: Partial<KnownReview>) => aKnownReview({ companyId: company.companyId, ...texts, ...known });

const marked = async (db: Kysely<Tables>) => {
  const { rows } = await sql<{ readonly id: string }>`select id from review where is_similar order by id`.execute(db);
  return rows.map(({ id }) => id);
};
const printed = async (db: Kysely<Tables>) =>
  (await db.selectFrom('review_print').select('review_id').orderBy('review_id').execute()).map(({ review_id }) => review_id);
const idsOf = (...reviews: readonly KnownReview[]) => reviews.map(({ reviewId }) => reviewId).toSorted();

describe('reviews of one company that say nearly the same (F-09)', () => {
  it('are both marked, unlike others, hidden ones and other companies’', async () => {
    const [one, near, far] = [review({}), review(nearly), review(unlike)];
    const [elsewhere, hidden, alone] = [
      review({ companyId: other.companyId }),
      review({ status: 'FLAGGED', ...unlike }),
      review({ ...unlike, likes: texts.dislikes }),
    ];
    const { db } = await opened([one, near, far, elsewhere, hidden, alone]);
    expect(await marked(db)).toEqual(idsOf(one, near));
    expect(await printed(db)).toEqual(idsOf(one, near, far, elsewhere, alone));
  });

  it('are held against those that come out later, which have no print before', async () => {
    const { db, clock, refresh } = await opened([]);
    const [one, near] = [review({}), review({ ...nearly, status: 'SCHEDULED', dueAt: new Date(clock.now() + 60_000).toISOString() })];
    await keepReviews(db, [one, near], clock.now());
    expect([await marked(db), await printed(db)]).toEqual([[], idsOf(one)]);
    clock.advance(60_000);
    await refresh();
    expect([await marked(db), await printed(db)]).toEqual([idsOf(one, near), idsOf(one, near)]);
  });

  it('lose the mark when the other changes or goes, with its print', async () => {
    const [key, near] = [new PersonaKey(), review(nearly)];
    const one = review({ authorRef: key.publicKey });
    const { db, parts, refresh } = await opened([one, near]);
    const own = adaptersFor(parts)({ ...noRequest, persona: key.publicKey }).ownReviews;
    const draft = { stars: 4, ratings: {}, title: null, designationId: null, cityId: null, employment: null, isCurrent: null, exit: null } as const;
    expect(await marked(db)).toEqual(idsOf(one, near));
    await own.change(one.reviewId, { ...draft, ...unlike }, 0);
    await refresh();
    expect(await marked(db)).toEqual([]);
    await own.change(one.reviewId, { ...draft, ...texts }, 1);
    await refresh();
    expect(await marked(db)).toEqual(idsOf(one, near));
    await own.remove(one.reviewId);
    expect(await printed(db)).toEqual(idsOf(near));
    await refresh();
    const { rows } = await sql<{ readonly id: string }>`select id from review where is_similar and status = 'LIVE'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('are found again when a moderator shows what was taken down', async () => {
    const [one, near] = [review({}), review(nearly)];
    const { db, refresh } = await opened([one, near]);
    const becomes = async (status: string) => {
      await sql`update review set status = ${status} where id = ${near.reviewId}`.execute(db);
      await sql`insert into stale_summary (company_id, summary) values (${company.companyId}, 'reviews')`.execute(db);
      await refresh();
    };
    await becomes('ADMIN_DELETED');
    expect([(await marked(db)).filter((id) => id === one.reviewId), await printed(db)]).toEqual([[], idsOf(one)]);
    await becomes('LIVE');
    expect(await marked(db)).toEqual(idsOf(one, near));
  });
});
