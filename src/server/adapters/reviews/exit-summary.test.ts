import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noExitFigures } from '#core/reviews/exit-figures.ts';
import type { ExitFacts } from '#core/reviews/review-draft.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testSecrets, testDeclarations } from '#tests/database.ts';
import { aKnownReview, keepReviews, type KnownReview } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepParts } from '../contributions/contribution-rows.ts';
import { lockedTarget } from '../moderation/moderation-target.ts';
import { withdraw } from '../moderation/withdraw.ts';
import { Secrets } from '../secrets/secrets.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { refreshStale } from '../summaries/refresh-stale.ts';
import { reviewSummary } from './review-summary.ts';
import { exitPart } from './sql-own-reviews.ts';
import { SqlReviews } from './sql-reviews.ts';

const company = aCompany({ urlName: 'koyal-pay' });
const { companyId } = company;
const now = Date.UTC(2026, 10, 20);
const facts: ExitFacts = { bondRupees: 0, bondMonths: 0, noticeDays: 60, buyout: 'no', relievingDays: 10, settlementDays: 45, isWithheld: false };
const left = (exit: Partial<ExitFacts> = {}): KnownReview => aKnownReview({ companyId, exit: { ...facts, ...exit } });

async function opened(...reviews: readonly KnownReview[]) {
  const { db } = await aDatabase();
  await keepInTables(db, [company]);
  await keepReviews(db, reviews, now);
  const port = new SqlReviews({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) });
  return {
    db,
    come: (...more: readonly KnownReview[]) => keepReviews(db, more, now),
    exit: async () => (await port.insights('koyal-pay')).exit,
    async change(what: (transaction: Parameters<typeof keepParts>[0]) => Promise<unknown>) {
      await db.transaction().execute(what);
      await markStale(db, 'reviews', companyId);
      await refreshStale(db, { now: () => now }, [reviewSummary(testSecrets)]);
    },
  };
}

describe('what leaving a company takes (F-06, D-28)', () => {
  it('stays as it is until eight new ones have come', async () => {
    const { come, exit } = await opened(...Array.from({ length: 8 }, () => left()));
    const before = await exit();
    expect(before).toMatchObject({ noticeDays: { people: 8, median: 60 }, withheld: { percent: 0 } });
    for (let more = 0; more < 7; more += 1) {
      await come(left({ noticeDays: 90, isWithheld: true }));
      expect(await exit()).toEqual(before);
    }
    await come(left({ noticeDays: 90, isWithheld: true }));
    expect(await exit()).toMatchObject({ noticeDays: { people: 10, low: 60, median: 60, high: 90 }, withheld: { people: 10, percent: 50 } });
  });

  it('is moved by no change or departure, hides below eight, and forgets the departed', async () => {
    const [first, ...rest] = Array.from({ length: 9 }, () => left());
    if (!first) throw new Error('There are nine.');
    const { db, come, exit, change } = await opened(first, ...rest);
    const before = await exit();
    await change((transaction) => keepParts(transaction, 'review', { companyId, id: first.reviewId }, exitPart({ ...facts, noticeDays: 15 })));
    expect(await exit()).toEqual(before);
    await change(async (transaction) => {
      const target = await lockedTarget(transaction, testDeclarations, first.reviewId);
      if (target) await withdraw(transaction, { ...testDeclarations, now }, target);
    });
    expect(await exit()).toEqual(before);
    const flagged = (status: string) => change((transaction) => sql`update review set status = ${status} where id = ${rest[0]?.reviewId}`.execute(transaction));
    await flagged('FLAGGED');
    expect(await exit()).toEqual(noExitFigures);
    await flagged('LIVE');
    expect(await exit()).toEqual(before);
    await come(...Array.from({ length: 8 }, () => left({ noticeDays: 90 })));
    expect((await exit()).noticeDays).toEqual({ people: 10, low: 60, median: 60, high: 90 });
    expect(await db.selectFrom('counted_answer').select('figure').where('thing', '=', first.reviewId).execute()).toEqual([]);
  });

  it('is of those alone who count, in the years in which they do', async () => {
    const { db, exit, change } = await opened(...Array.from({ length: 8 }, () => left()));
    const counted = async (year: number | null) => {
      await db.deleteFrom('exit_figure').execute();
      await db.deleteFrom('counted_answer').execute();
      await change((transaction) => sql`update review set counted_year = ${year} where id = (select min(id) from review)`.execute(transaction));
      return (await exit()).noticeDays !== null;
    };
    expect([await counted(2026), await counted(2024), await counted(2023), await counted(null)]).toEqual([true, true, false, false]);
  });
});
