import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { winnersOf } from '#core/awards/award-rule.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import { SqlCompanies } from '../companies/sql-companies.ts';
import type { Tables } from '../database/tables.ts';
import { reviewSummary } from '../reviews/review-summary.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { anEntrant, closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { keepAwards, keepWeeks } from '#tests/fakes/awards/keep-awards.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { closeEdition } from './close-edition.ts';
import { SqlAwards } from './sql-awards.ts';

const companies = ['One', 'Two', 'Three'].map((name, at) => aCompany({ companyId: `awarded000000${at}aa`, name }));
const third = companies[2]?.companyId ?? '';

async function aWorld(week: string) {
  const { db } = await aDatabase();
  await keepInTables(db, companies);
  const good = companies.flatMap(({ companyId }) =>
    ['2024-W10', '2024-W20', '2024-W30', '2024-W40'].flatMap((each) => ([5, 5, 4] as const).map((stars) => aKnownReview({ companyId, week: each, stars }))),
  );
  const bad = aKnownReview({ companyId: third, week, stars: 1 });
  await keepReviews(db, [...good, bad]);
  return { db, bad: bad.reviewId };
}

async function takeDown(db: Kysely<Tables>, reviewId: string): Promise<void> {
  await sql`update review set status = 'FLAGGED' where company_id = ${third} and id = ${reviewId}`.execute(db);
  await db.transaction().execute((transaction) => reviewSummary(testSecrets).refresh(transaction, third, Date.UTC(2026, 10, 20)));
}

async function listed(db: Kysely<Tables>) {
  const awards = new SqlAwards({ db, secrets: testSecrets });
  const { edition, winners } = await awards.list(2025, 'logistics');
  const { items } = await awards.entrants(2025, 'logistics', null);
  return { edition, winners, items, third: winners.find(({ urlName }) => urlName === 'three') };
}

async function closedWith(week: string, isTakenDown: boolean) {
  const { db, bad } = await aWorld(week);
  if (isTakenDown) await takeDown(db, bad);
  await closeEdition(db, 2025, '2025-02-03');
  return listed(db);
}

describe('closing an edition of the awards (R-194)', () => {
  it('counts a review of the last week before the cut-off (F-19)', async () => {
    const [without, counted] = [await closedWith('2024-W52', true), await closedWith('2024-W52', false)];
    expect(counted.edition.reviewsCount).toBe(without.edition.reviewsCount + 1);
    expect(counted.edition.digest).not.toBe(without.edition.digest);
    expect(counted.third?.rating).toBeLessThan(without.third?.rating ?? 0);
  });

  it('counts no review that came after the cut-off (F-19)', async () => {
    expect(await closedWith('2025-W01', false)).toEqual(await closedWith('2025-W01', true));
  });

  it('never changes what is closed, whatever becomes of reviews, names and figures', async () => {
    const { db, bad } = await aWorld('2024-W40');
    await closeEdition(db, 2025, '2025-02-03');
    const before = await listed(db);
    await takeDown(db, bad);
    await sql`update company set name = 'Four', founded_year = 1999, indian_size = 0 where id = ${third}`.execute(db);
    await expect(closeEdition(db, 2025, '2025-03-03')).rejects.toMatchObject({
      kind: 'conflict',
      message: 'The awards of 2025 were closed on 2025-02-03, and never change.',
    });
    expect(await listed(db)).toEqual(before);
    expect(winnersOf(before.items, 'logistics', 2025).map(({ urlName }) => urlName)).toEqual(before.winners.map(({ urlName }) => urlName));
  });

  it('is refused before the cut-off is over, and for years without awards', async () => {
    const { db } = await aDatabase();
    await expect(closeEdition(db, 2026, '2025-12-31')).rejects.toMatchObject({ kind: 'invalid', message: expect.stringContaining('after that day') });
    for (const year of [2023, 2027, NaN])
      await expect(closeEdition(db, year, '2028-01-01')).rejects.toMatchObject({ message: 'There are only awards of 2024, 2025, 2026.' });
    expect(await db.selectFrom('award_edition').selectAll().execute()).toEqual([]);
    expect(await closeEdition(db, 2026, '2026-01-01')).toMatchObject({ companiesCount: 0, winnersCount: 0 });
  });

  it('reads many companies some at a time, and each once', async () => {
    const { db } = await aDatabase();
    const many = Array.from({ length: 1_001 }, () => aCompany());
    await keepInTables(db, many);
    for (const { companyId } of [many[0], many[499], many[500], many[1_000]].flatMap((each) => each ?? [])) await keepWeeks(db, anEntrant({ companyId }));
    expect(await closeEdition(db, 2025, '2025-02-03')).toMatchObject({ companiesCount: 4, reviewsCount: 48, winnersCount: 4 });
  });
});

describe('the award that lists of companies show', () => {
  const shown = async (db: Kysely<Tables>) =>
    new Map((await new SqlCompanies({ db }).list(everyCompany)).items.map(({ urlName, award }) => [urlName, award && [award.year, award.slug, award.place]]));

  it('is the best place in a company’s newest edition, whichever was closed last', async () => {
    const { db } = await aDatabase();
    await keepAwards(db, { ...closedWorld, closed: { 2026: '2026-02-03' } });
    const [fair] = closedWorld.companies.filter(({ urlName }) => urlName === 'fair-logistics');
    expect(await shown(db)).toEqual(
      new Map([
        ['late-logistics', [2026, 'mid-sized', 1]],
        ['best-logistics', [2026, 'mid-sized', 2]],
        ['good-logistics', [2026, 'mid-sized', 3]],
        ['fair-logistics', [2026, 'mid-sized', 4]],
        ['poor-logistics', null],
        ['lone-bank', null],
      ]),
    );
    const before = await shown(db);
    await closeEdition(db, 2025, '2026-02-04');
    expect(await shown(db)).toEqual(before);
    expect((await new SqlCompanies({ db }).header(fair?.urlName ?? '')).award).toEqual({ year: 2026, slug: 'mid-sized', industry: null, place: 4 });
  });
});
