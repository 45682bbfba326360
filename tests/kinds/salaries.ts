import { everyJobPay } from '#core/salaries/pay-search.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { readReceivedPay } from '#server/adapters/salaries/received-pay.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';
import { aSalaryDraft } from '#tests/ports/salaries/own-salaries.ts';
import { aKnownSalary, keepSalaries } from '#tests/salaries.ts';
import { company, now } from './played-company.ts';
import type { Play, TestedKind } from './tested-kind.ts';

const { companyId, urlName } = company;

export const pay: Play = {
  about: 'pay (F-02)',
  table: 'salary',
  summary: paySummary,
  async come(db, values) {
    const there = await db.selectFrom('salary').select('id').execute();
    const written = values.map((value) => aKnownSalary({ companyId, status: 'SCHEDULED', fixed: 800_000 + 5_000 * value }));
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
  read: async (db) => (await new SqlSalaries({ db }).ofJob(urlName, 'weaver', everyJobPay)).slice?.figures ?? null,
};

const checkIn: Play['change'] = (db, id, value) =>
  db.updateTable('salary').set({ told_year: 2026, months_since_revision: value }).where('id', '=', id).execute();

export const testedSalaries = {
  table: 'salary',
  async keepShown(db, at) {
    const known = aKnownSalary({ companyId: at });
    await keepSalaries(db, [known]);
    return known.salaryId;
  },
  create: ({ ownSalaries }, token) => ownSalaries.create('koyal-pay', aSalaryDraft, token),
  remove: ({ ownSalaries }, id) => ownSalaries.remove(id),
  rows: ({ moment }) => ({
    salary: {
      company_id: 'theirs',
      id: 'my salary',
      author_ref: 'the key of a salary',
      posted_at: moment,
      due_at: null,
      designation_id: 1,
      city_id: 1,
      experience_years: 4,
      employment: 'full-time',
      is_current: true,
      fixed: 1_000,
      stock_type: null,
      vesting_period: null,
    },
  }),
  play: {
    ...pay,
    about: 'check-ins (F-11)',
    async come(db, values) {
      const ids = await pay.come(db, values);
      for (const [at, id] of ids.entries()) await checkIn(db, id, values[at] ?? 0);
      return ids;
    },
    change: checkIn,
    read: async (db) => (await readReceivedPay(db, companyId)).monthsSinceRevision,
  },
} as const satisfies TestedKind;
