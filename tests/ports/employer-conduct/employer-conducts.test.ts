import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/company.ts';
import { removedIn, type ConductEntry } from '#core/employer-conduct/conduct.ts';
import type { LedgerEvent } from '#core/moderation/ledger.ts';
import { SqlEmployerConducts } from '#server/adapters/employer-conduct/sql-employer-conducts.ts';
import { addToLedger } from '#server/adapters/moderation/add-to-ledger.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeEmployerConducts } from '#tests/fakes/employer-conduct/fake-employer-conducts.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { aKnownReview, keepReviews, type KnownReview } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpEmployerConducts } from '#web/adapters/employer-conduct/http-employer-conducts.ts';
import { keepsConducts } from './employer-conducts.ts';

const nowMs = Date.UTC(2026, 10, 20);
const koyal = aCompany({ name: 'Koyal Pay' });
const mill = aCompany({ name: 'Sutra Mill' });

async function aWorld(reviews: readonly KnownReview[] = []) {
  const { db } = await aDatabase();
  await keepInTables(db, [koyal, mill]);
  await keepReviews(db, reviews);
  const entered = (event: Partial<Omit<LedgerEvent, 'week'>>) =>
    db.transaction().execute((transaction) =>
      addToLedger(transaction, nowMs, {
        community: 'koyal-pay',
        itemId: 'review0000000001',
        itemKind: 'review',
        stars: 1,
        action: 'removed',
        rule: 'other',
        askedBy: 'employer',
        appeal: 'none',
        ...event,
      }),
    );
  let decisions = 0;
  const decided = (thing: string, decision: 'keep' | 'remove', stage: 'first' | 'second' = 'first') => {
    decisions += 1;
    const id = `item${String(decisions).padStart(12, '0')}`;
    const row = { id, thing, thing_type: 'REVIEW', cause: 'reports', stage, opened_on: '2026-11-20', suggested_rule: 'other' } as const;
    return db
      .insertInto('moderation_item')
      .values({ ...row, decision, rule: 'other', decided_on: '2026-11-20', decided_at: nowMs + decisions, decider: 'moderator' })
      .execute();
  };
  return { db, entered, decided, of: (urlName: string) => new SqlEmployerConducts({ db }).of(urlName) };
}

describe('how employers behave here, in the database (F-18)', () => {
  it('shows exactly five removed one-star reviews, and agrees with the ledger', async () => {
    const { db, entered, of } = await aWorld();
    for (let time = 0; time < 5; time += 1) await entered({});
    await entered({ stars: 2, askedBy: 'reader' });
    await entered({ stars: 4, rule: 'court', askedBy: 'court' });
    await entered({ itemKind: 'interview', stars: null, askedBy: 'reader' });
    await entered({ itemKind: 'post', stars: null });
    await entered({ community: 'sutra-mill' });
    await entered({ action: 'restored' });
    const conduct = await of('koyal-pay');
    expect(conduct.byStars.map(({ stars, removedFor }) => [stars, removedFor.employer, removedFor.reader, removedFor.court])).toEqual([
      [5, 0, 0, 0],
      [4, 0, 0, 1],
      [3, 0, 0, 0],
      [2, 0, 1, 0],
      [1, 5, 0, 0],
    ]);
    expect(conduct).toMatchObject({ removedElse: 1, restored: 1, legalNotices: 1, bursts: [], replies: null, invited: null });
    const lines = await db
      .selectFrom('removal')
      .selectAll()
      .where('community', '=', 'koyal-pay')
      .where('item_kind', '<>', 'post')
      .where('action', '=', 'removed')
      .execute();
    expect(removedIn(conduct.byStars) + conduct.removedElse).toBe(lines.length);
    expect(removedIn((await of('sutra-mill')).byStars)).toBe(1);
  });

  it('counts the lines of names that the company had before, too', async () => {
    const { db, entered, of } = await aWorld();
    await db.insertInto('former_company_url').values({ url_name: 'koyal-payments', company_id: koyal.companyId, community_id: null }).execute();
    await entered({ community: 'koyal-payments' });
    expect(removedIn((await of('koyal-pay')).byStars, ['employer'])).toBe(1);
    expect(removedIn((await of('koyal-payments')).byStars, ['employer'])).toBe(1);
  });

  it('counts reports as moderators decided them last, each review once', async () => {
    const reviews = [1, 1, 5].map((stars) => aKnownReview({ companyId: koyal.companyId, stars: stars === 5 ? 5 : 1 }));
    const { decided, of } = await aWorld([...reviews, aKnownReview({ companyId: mill.companyId, stars: 1 })]);
    const [one = '', other = '', best = ''] = reviews.map(({ reviewId }) => reviewId);
    await decided(one, 'keep');
    await decided(one, 'remove');
    await decided(other, 'keep');
    await decided(best, 'keep');
    await decided(best, 'remove', 'second');
    const { byStars } = await of('koyal-pay');
    expect(
      byStars.filter(({ reportsDecided }) => reportsDecided > 0).map(({ stars, reportsDecided, reportsUpheld }) => [stars, reportsDecided, reportsUpheld]),
    ).toEqual([
      [5, 1, 0],
      [1, 2, 1],
    ]);
  });

  it('says how many reviews it answered, how fast, and how many it invited', async () => {
    const { db, of } = await aWorld([
      aKnownReview({ companyId: koyal.companyId, week: '2026-W40', reply: 'Thank you.' }),
      aKnownReview({ companyId: koyal.companyId, week: '2026-W41', isInvited: true }),
      aKnownReview({ companyId: koyal.companyId, week: '2026-W41', isInvited: true, status: 'FLAGGED' }),
      aKnownReview({ companyId: koyal.companyId, week: '2026-W41', isInvited: true, reply: 'Thank you.', countedYear: null }),
    ]);
    await db
      .updateTable('company_reply')
      .set({ posted_at: new Date('2026-10-12T00:00:00Z') })
      .where('company_id', '=', koyal.companyId)
      .execute();
    expect(await of('koyal-pay')).toMatchObject({ replies: { answered: 1, reviews: 2, medianDays: 14 }, invited: 1 });
  });
});

const factsOf = (entries: readonly ConductEntry[]) => ({
  'koyal-pay': { entries, reports: [], asked: [], bursts: [], reviews: { count: 0, answered: 0, invited: 0, medianDays: null } },
});

describe('the conduct of an employer in memory (F-18)', () => void keepsConducts(async (entries) => new FakeEmployerConducts(factsOf(entries))));

describe('the conduct of an employer in the database (F-18)', () =>
  void keepsConducts(async (entries) => {
    const { db, entered } = await aWorld();
    for (const entry of entries) await entered(entry);
    return new SqlEmployerConducts({ db });
  }));

describe('the conduct of an employer over the wire (F-18)', () =>
  void keepsConducts(async (entries) =>
    httpEmployerConducts((await overTheWire({ employerConducts: new FakeEmployerConducts(factsOf(entries)) })).service(routes)),
  ));
