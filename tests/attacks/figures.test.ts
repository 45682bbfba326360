import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countedInYear, countedYears } from '#core/crowds/fewest.ts';
import { everyJobPay } from '#core/salaries/pay-search.ts';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import { SqlBenefits } from '#server/adapters/benefits/sql-benefits.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { SqlInterviews } from '#server/adapters/interviews/sql-interviews.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { readReceivedPay } from '#server/adapters/salaries/received-pay.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Summary } from '#server/adapters/summaries/summary.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testSecrets, testDeclarations } from '#tests/database.ts';
import { keepBenefits, knownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aKnownInterview, keepInterviews } from '#tests/interviews.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { aKnownSalary, keepSalaries } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';

/** All contributions of a kind that two accounts may hold while they count, and a few people who write as well. */
const [theirs, others] = [2 * countedInYear * countedYears, 5];

const company = aCompany({ urlName: 'koyal-pay' });
const { companyId } = company;
const now = Date.UTC(2026, 10, 20);

/** A figure: how eleven people come to say numbers, how one of them says another, how one is out of sight for a while, and what everyone reads. */
interface Attacked {
  readonly table: 'interview' | 'review' | 'benefits' | 'salary';
  readonly summary: Summary;
  readonly come: (db: Kysely<Tables>, values: readonly number[]) => Promise<readonly string[]>;
  readonly change: (db: Kysely<Tables>, id: string, value: number) => Promise<unknown>;
  readonly read: (db: Kysely<Tables>) => Promise<unknown>;
}

const keyed = (db: Kysely<Tables>) => ({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) });
const exit = { bondRupees: null, bondMonths: null, buyout: null, relievingDays: null, settlementDays: null, isWithheld: null };

const interviews: Attacked = {
  table: 'interview',
  summary: interviewSummary(testDeclarations),
  async come(db, values) {
    const reported = values.map((unpaidHours) => aKnownInterview({ companyId, unpaidHours }));
    await keepInterviews(db, reported, now);
    return reported.map(({ interviewId }) => interviewId);
  },
  change: (db, id, value) => db.updateTable('interview').set({ unpaid_hours: value }).where('id', '=', id).execute(),
  read: async (db) => (await new SqlInterviews(keyed(db)).filters('koyal-pay', null)).figures.unpaidHours,
};

const leaving: Attacked = {
  table: 'review',
  summary: reviewSummary(testSecrets),
  async come(db, values) {
    const reported = values.map((noticeDays) => aKnownReview({ companyId, exit: { ...exit, noticeDays } }));
    await keepReviews(db, reported, now);
    return reported.map(({ reviewId }) => reviewId);
  },
  change: (db, id, value) => db.updateTable('exit_fact').set({ notice_days: value }).where('review_id', '=', id).execute(),
  read: async (db) => (await new SqlReviews(keyed(db)).insights('koyal-pay')).exit.noticeDays,
};

const benefits: Attacked = {
  table: 'benefits',
  summary: benefitsSummary,
  async come(db, values) {
    const reported = values.map((value) => knownBenefits({ companyId, answers: [{ benefit: 'cab', said: value > 20 ? 'yes' : 'no' }] }));
    await keepBenefits(db, reported, now);
    return reported.map(({ benefitsId }) => benefitsId);
  },
  change: (db, id, value) =>
    db
      .updateTable('benefit_answer')
      .set({ is_given: value > 20 })
      .where('benefits_id', '=', id)
      .execute(),
  read: async (db) => (await new SqlBenefits(keyed(db)).one('koyal-pay', 'cab')).percent,
};

const reported = (db: Kysely<Tables>, id: string, value: number) =>
  db.updateTable('salary').set({ told_year: 2026, months_since_revision: value }).where('id', '=', id).execute();

const checkIns: Attacked = {
  table: 'salary',
  summary: paySummary,
  async come(db, values) {
    const salaries = values.map(() => aKnownSalary({ companyId }));
    await keepSalaries(db, salaries, now);
    for (const [at, { salaryId }] of salaries.entries()) await reported(db, salaryId, values[at] ?? 0);
    return salaries.map(({ salaryId }) => salaryId);
  },
  change: reported,
  read: async (db) => (await readReceivedPay(db, companyId)).monthsSinceRevision,
};

const pay: Attacked = {
  table: 'salary',
  summary: paySummary,
  async come(db, values) {
    const salaries = values.map((value) => aKnownSalary({ companyId, fixed: 800_000 + 5_000 * value }));
    await keepSalaries(db, salaries, now);
    return salaries.map(({ salaryId }) => salaryId);
  },
  async change(db, id, value) {
    await db
      .updateTable('salary')
      .set({ fixed: 800_000 + 5_000 * value })
      .where('id', '=', id)
      .execute();
    await db.updateTable('counted_pay').set({ counted: 0, is_new: false }).where('salary_id', '=', id).execute();
    await sql`insert into stale_pay (company_id, designation_id) select company_id, designation_id from salary where id = ${id} on conflict do nothing`.execute(
      db,
    );
  },
  read: async (db) => (await new SqlSalaries({ db }).ofJob('koyal-pay', 'weaver', everyJobPay)).slice?.figures ?? null,
};

describe('two accounts that change all they may write of a company, and take it out of sight and bring it back', () => {
  it.each([
    ['interviews (F-12)', interviews],
    ['leaving (F-06)', leaving],
    ['benefits (R-024)', benefits],
    ['check-ins (F-11)', checkIns],
    ['pay (F-02)', pay],
  ])('move no figure of %s', async (_what, { table, summary, come, change, read }) => {
    const { db } = await aDatabase();
    await keepInTables(db, [company]);
    const ids = (await come(db, [60, 1, 19, 21, 62, ...Array<number>(theirs).fill(30)])).slice(others);
    const refresh = () => db.transaction().execute((transaction) => summary.refresh(transaction, companyId, now));
    const show = (status: 'LIVE' | 'SCHEDULED', some: readonly string[]) => db.updateTable(table).set({ status }).where('id', 'in', some).execute();
    await refresh();
    const first = JSON.stringify(await read(db));
    expect(first).not.toBe('null');
    const readings = new Set<string>();
    for (const value of [0, 20, 24, 60]) {
      for (const id of ids) await change(db, id, value);
      await refresh();
      readings.add(JSON.stringify(await read(db)));
      await show('SCHEDULED', ids.slice(0, 4));
      await refresh();
      const hidden = JSON.stringify(await read(db));
      expect([first, 'null']).toContain(hidden);
      await show('LIVE', ids);
      await refresh();
      readings.add(JSON.stringify(await read(db)));
    }
    expect([...readings]).toEqual([first]);
  });
});
