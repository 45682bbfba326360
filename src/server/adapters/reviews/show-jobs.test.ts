import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { everyReview } from '#core/reviews/review-search.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { aKnownReview, keepReviews, type KnownReview } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { refreshStale } from '../summaries/refresh-stale.ts';
import { reviewSummary } from './review-summary.ts';
import { jobColumnsOf, unsealedJob } from './sealed-job.ts';
import { SqlReviews } from './sql-reviews.ts';

const company = aCompany({ urlName: 'koyal-pay' });
const { companyId } = company;
const now = Date.UTC(2026, 10, 20);
const weaver = (known: Partial<KnownReview> = {}): KnownReview =>
  aKnownReview({ companyId, designation: 'Weaver', city: 'Surat', employment: 'full-time', isCurrent: true, ...known });
const weavers = (count: number, known: Partial<KnownReview> = {}): readonly KnownReview[] => Array.from({ length: count }, () => weaver(known));

async function opened(...reviews: readonly KnownReview[]) {
  const { db } = await aDatabase();
  await keepInTables(db, [company]);
  await sql`insert into department (id, url_name, name) values (9001, 'weaving', 'Weaving')`.execute(db);
  await sql`insert into designation (id, department_id, name) values (9001, 9001, 'Weaver'), (9002, 9001, 'Dyer')`.execute(db);
  await sql`insert into city (id, name, state) values (9001, 'Surat', 'Somewhere')`.execute(db);
  await keepReviews(db, reviews, now);
  const port = new SqlReviews({ db, now, secrets: testSecrets });
  const rowOf = ({ reviewId }: KnownReview) => db.selectFrom('review').selectAll().where('id', '=', reviewId).executeTakeFirstOrThrow();
  return {
    db,
    rowOf,
    come: (...more: readonly KnownReview[]) => keepReviews(db, more, now),
    async refresh(at = now) {
      await markStale(db, 'reviews', companyId);
      await refreshStale(db, { now: () => at }, [reviewSummary(testSecrets)]);
    },
    designations: async () => (await port.list('koyal-pay', everyReview, null, 50)).items.map(({ job }) => job.designation),
    found: async () => (await port.list('koyal-pay', { ...everyReview, designation: 'weaver' }, null, 50)).items.length,
    filters: async () => (await port.filters('koyal-pay')).designations.map(({ reviewsCount }) => reviewsCount),
    shownOf: async (known: KnownReview) => (await rowOf(known)).shown_level,
    set: (known: KnownReview, changes: object) => db.updateTable('review').set(changes).where('id', '=', known.reviewId).execute(),
  };
}

const hidden = { department_id: null, designation_id: null, city_id: null, employment: null, is_current: null, shown_level: 0 };

describe('the job in the row of a review (D-28)', () => {
  it('is in clear as far as readers are shown it, and no further', async () => {
    const [eight, alone] = [weavers(8), weaver({ designation: 'Dyer' })];
    const { come, rowOf } = await opened(...weavers(6), alone);
    expect(await rowOf(alone)).toMatchObject({ ...hidden, sealed_job: expect.any(String) });
    expect(unsealedJob(testSecrets, await rowOf(alone))).toMatchObject({ department: 9001, designation: 9002, city: 9001 });
    await come(...eight);
    expect(await rowOf(alone)).toMatchObject({ ...hidden, department_id: 9001, shown_level: 1, sealed_job: expect.any(String) });
  });

  it('is all in clear where all is shown, and counted', async () => {
    const eight = weavers(8);
    const { rowOf } = await opened(...eight);
    const whole = { designation_id: 9001, city_id: 9001, employment: 'full-time', is_current: true, sealed_job: null, shown_level: 4, counted_level: 4 };
    for (const review of eight) expect(await rowOf(review)).toMatchObject(whole);
  });
});

describe('what is shown of jobs over time (D-28)', () => {
  it('appears for eight new people at once, and for nobody who was there', async () => {
    const { come, designations, found, filters } = await opened(...weavers(8));
    for (let more = 0; more < 7; more += 1) {
      await come(weaver());
      expect([await found(), await filters()]).toEqual([8, [8]]);
    }
    await come(weaver());
    expect([await found(), await filters()]).toEqual([16, [16]]);
    expect(await designations()).toEqual(Array.from({ length: 16 }, () => 'Weaver'));
  });

  it('stays with a review where others go, and is no filter of so few', async () => {
    const [one, ...others] = weavers(8);
    const { set, refresh, designations, filters } = await opened(...(one ? [one] : []), ...others);
    for (const other of others) await set(other, { status: 'AUTHOR_REJECTED' });
    await refresh();
    expect([await designations(), await filters()]).toEqual([['Weaver'], []]);
  });

  it('is nothing of those who do not count, nor anything for them', async () => {
    const [last, never, old] = [weaver(), weaver({ countedYear: null }), weaver({ countedYear: 2023 })];
    const { come, found, shownOf } = await opened(...weavers(7), never, old);
    expect(await found()).toBe(0);
    await come(last);
    expect([await found(), await shownOf(last), await shownOf(never), await shownOf(old)]).toEqual([8, 4, 0, 0]);
  });

  it('stays once the reviews count no more, which make nothing else shown then', async () => {
    const { refresh, come, found } = await opened(...weavers(8));
    await refresh(Date.UTC(2029, 0, 1, 12));
    expect(await found()).toBe(8);
    await come(...weavers(7));
    await refresh(Date.UTC(2029, 0, 1, 12));
    expect(await found()).toBe(8);
  });

  it('waits with a job that was changed, which is never one of the eight again', async () => {
    const [changed, ...others] = weavers(8);
    if (!changed) throw new Error('There are eight.');
    const { set, come, found, shownOf, rowOf } = await opened(changed, ...others);
    await set(changed, { ...jobColumnsOf(testSecrets, changed.reviewId, unsealedJob(testSecrets, await rowOf(changed))), shown_level: 0 });
    await come(...weavers(7));
    expect([await found(), await shownOf(changed)]).toEqual([7, 0]);
    await come(weaver());
    expect([await found(), await shownOf(changed)]).toEqual([16, 4]);
  });
});

describe('rows of an earlier version (D-28)', () => {
  it('are sealed below what they show, which stays and is known as counted', async () => {
    const [shown, ...others] = weavers(3);
    if (!shown) throw new Error('There are three.');
    const { db, rowOf, refresh, set } = await opened(shown, ...others);
    const asBefore = { department_id: 9001, designation_id: 9001, city_id: 9001, employment: 'full-time', is_current: true, sealed_job: null };
    await set(shown, { ...asBefore, shown_level: 2, counted_level: 2 });
    await refresh();
    expect(await rowOf(shown)).toMatchObject({ ...hidden, department_id: 9001, designation_id: 9001, shown_level: 2, counted_level: 2 });
    expect(unsealedJob(testSecrets, await rowOf(shown))).toEqual({ department: 9001, designation: 9001, city: 9001, employment: 'full-time', isCurrent: true });
    expect(await db.selectFrom('review').select('id').where('sealed_job', 'is', null).execute()).toEqual([]);
  });
});
