// Ways in which people come to say numbers that figures are made of, and change them.
import type { Kysely } from 'kysely';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import type { Summary } from '#server/adapters/summaries/summary.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aCompany } from '#tests/companies.ts';
import { testSecrets, testDeclarations } from '#tests/database.ts';
import { keepBenefits, knownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aKnownInterview, keepInterviews } from '#tests/interviews.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { aKnownSalary, keepSalaries } from '#tests/salaries.ts';

type Db = Kysely<Tables>;

export const company = aCompany({ urlName: 'koyal-pay' });
const { companyId } = company;
export const now = Date.UTC(2026, 10, 20);

/** Scenario in which people submit numbers, hidden at first, and one changes theirs. */
export interface Play {
  readonly table: 'interview' | 'review' | 'benefits' | 'salary';
  readonly summary: Summary;
  readonly come: (db: Db, values: readonly number[]) => Promise<readonly string[]>;
  readonly change: (db: Db, id: string, value: number) => Promise<unknown>;
}

const status = 'SCHEDULED';
const exit = { bondRupees: null, bondMonths: null, buyout: null, relievingDays: null, settlementDays: null, isWithheld: null };
const job = { designation: 'Weaver', city: 'Surat', employment: 'full-time', isCurrent: true } as const;

export const interviews: Play = {
  table: 'interview',
  summary: interviewSummary(testDeclarations),
  async come(db, values) {
    const written = values.map((unpaidHours) => aKnownInterview({ companyId, status, unpaidHours, designation: 'Weaver', college: 'Loom College' }));
    await keepInterviews(db, written, now);
    return written.map(({ interviewId }) => interviewId);
  },
  change: (db, id, value) => db.updateTable('interview').set({ unpaid_hours: value }).where('id', '=', id).execute(),
};

export const leaving: Play = {
  table: 'review',
  summary: reviewSummary(testSecrets),
  async come(db, values) {
    const week = (at: number): string => (at % 2 === 0 ? `2024-W${10 + (at % 32)}` : '2026-W40');
    const written = values.map((noticeDays, at) => aKnownReview({ companyId, status, ...job, week: week(at), exit: { ...exit, noticeDays } }));
    await keepReviews(db, written, now);
    return written.map(({ reviewId }) => reviewId);
  },
  change: (db, id, value) => db.updateTable('exit_fact').set({ notice_days: value }).where('review_id', '=', id).execute(),
};

export const benefits: Play = {
  table: 'benefits',
  summary: benefitsSummary,
  async come(db, values) {
    const written = values.map((value) => knownBenefits({ companyId, status, answers: [{ benefit: 'cab', said: value > 20 ? 'yes' : 'no' }] }));
    await keepBenefits(db, written, now);
    return written.map(({ benefitsId }) => benefitsId);
  },
  change: (db, id, value) =>
    db
      .updateTable('benefit_answer')
      .set({ is_given: value > 20 })
      .where('benefits_id', '=', id)
      .execute(),
};

export const pay: Play = {
  table: 'salary',
  summary: paySummary,
  async come(db, values) {
    const there = await db.selectFrom('salary').select('id').execute();
    const written = values.map((value) => aKnownSalary({ companyId, status, fixed: 800_000 + 5_000 * value }));
    await keepSalaries(db, [...there.map(({ id }) => aKnownSalary({ companyId, salaryId: id })), ...written], now);
    return written.map(({ salaryId }) => salaryId);
  },
  async change(db, id, value) {
    await db
      .updateTable('salary')
      .set({ fixed: 800_000 + 5_000 * value })
      .where('id', '=', id)
      .execute();
    await db.updateTable('counted_pay').set({ counted: 0, is_new: false }).where('salary_id', '=', id).execute();
  },
};

const checkIn = (db: Db, id: string, value: number) =>
  db.updateTable('salary').set({ told_year: 2026, months_since_revision: value }).where('id', '=', id).execute();

export const checkIns: Play = {
  ...pay,
  async come(db, values) {
    const ids = await pay.come(db, values);
    for (const [at, id] of ids.entries()) await checkIn(db, id, values[at] ?? 0);
    return ids;
  },
  change: checkIn,
};

export const show = (db: Db, { table }: Play, is: 'LIVE' | 'SCHEDULED', ids: readonly string[]): Promise<unknown> =>
  db.updateTable(table).set({ status: is }).where('id', 'in', ids).execute();
