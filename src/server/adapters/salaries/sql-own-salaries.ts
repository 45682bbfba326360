import { sql, type Selectable, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { checkInProblems, type CheckIn } from '#core/salaries/check-in.ts';
import type { OwnSalaries } from '#core/salaries/own-salaries.ts';
import { salaryProblems, type OwnSalary, type SalaryDraft, type StockDetail } from '#core/salaries/salary-draft.ts';
import { isInThousands } from '#core/salaries/whole-thousands.ts';
import { drawnDates } from '../contributions/drawn-dates.ts';
import { noteChanged } from '../crowds/counted-answers.ts';
import { ownContributions } from '../contributions/own-contributions.ts';
import { atHome } from '../database/at-home.ts';
import type { Tables } from '../database/tables.ts';
import { forgetPoint } from '../rewards/point-key.ts';
import { markPayStale } from '../summaries/mark-pay-stale.ts';
import { checkInsAt } from './received-pay.ts';
import { salary } from './salary-table.ts';

type ReadAsReported = Omit<OwnSalary, 'salaryId' | 'company' | 'state' | 'version' | 'stock'>;

interface OwnRow extends ReadAsReported {
  readonly stockType: StockDetail['stockType'] | null;
  readonly vestingPeriod: StockDetail['vestingPeriod'];
  readonly stock: number;
}

type LockedRow = Pick<Selectable<Tables['salary']>, 'company_id' | 'status' | 'designation_id'>;

const nothingReportedYet = {
  told_year: null,
  told_due_at: null,
  variable_promised: null,
  variable_paid: null,
  hike_announced: null,
  hike_received: null,
  months_since_revision: null,
} as const;

const checkInJson = sql`case when told_year is not null then json_build_object('year', told_year, 'variablePromised', variable_promised, 'variablePaid', variable_paid,
  'hikeAnnounced', hike_announced, 'hikeReceived', hike_received, 'monthsSinceRevision', months_since_revision) end`;

const ownSalary = ownContributions({
  table: salary,
  rule: 'A salary says who, what, where and how much, in whole thousands.',
  texts: (_: SalaryDraft) => ({}),
  problemsOf: (draft) => ({ ...salaryProblems({ ...draft, company: true }), ...(!isInThousands(draft) && { amounts: 'finer' }) }),
  facts: async ({ designationId, cityId, experienceYears, employment, isCurrent, currency, fixed, variable, stock }, { transaction }) => {
    const { rows } = await sql<{ readonly isKnown: boolean }>`
      select exists (select 1 from designation where id = ${designationId}) and exists (select 1 from city where id = ${cityId}) as "isKnown"`.execute(
      transaction,
    );
    if (!rows[0]?.isKnown) throw new Failure('invalid');
    const granted = { stock_type: stock?.stockType ?? null, vesting_period: stock?.vestingPeriod ?? null, stock: stock?.amount ?? 0 };
    const job = { designation_id: designationId, city_id: cityId, experience_years: experienceYears, employment, is_current: isCurrent };
    return { ...job, currency, fixed, variable, ...granted };
  },
  once: () => nothingReportedYet,
  columns: sql<OwnRow>`designation_id as "designationId", designation.name as designation, department.name as department, city_id as "cityId", city.name as city,
    experience_years as "experienceYears", employment, is_current as "isCurrent", currency, fixed, variable, stock_type as "stockType", vesting_period as "vestingPeriod", stock,
    ${checkInJson} as "checkIn"`,
  joins: sql`join designation on designation.id = designation_id join department on department.id = designation.department_id join city on city.id = city_id`,
  own: ({ id, status, stockType, vestingPeriod, stock, ...said }): OwnSalary => ({
    ...said,
    salaryId: id,
    state: status === 'LIVE' ? 'live' : 'submitted',
    stock: stockType && { stockType, vestingPeriod, amount: stock },
  }),
});

/** Anonymous salary, shown only in aggregates and therefore never moderated. */
export class SqlOwnSalaries extends ownSalary implements OwnSalaries {
  /** Removes a changed salary and re-adds it later, so that moving it between groups reveals nothing (F-02). */
  async change(salaryId: string, draft: SalaryDraft, version: number): Promise<OwnSalary> {
    const texts = this.textsOf(draft);
    await this.#locked(salaryId, async (transaction, before) => {
      const { company_id: companyId, status } = before;
      const at = { transaction, scope: this.scope, companyId, id: salaryId, isNew: false, texts };
      await this.rewrite(at, draft, { version, statuses: [status], columns: { ...drawnDates(this.scope.now), status: 'SCHEDULED' } });
      await transaction
        .updateTable('counted_pay')
        .set({ counted: 0, is_new: false })
        .where('company_id', '=', companyId)
        .where('salary_id', '=', salaryId)
        .execute();
      if (status === 'LIVE') await markPayStale(transaction, companyId, [before.designation_id]);
    });
    return this.own();
  }

  /** Delays new and changed check-ins to a random hour. */
  async checkIn(salaryId: string, checkIn: CheckIn): Promise<OwnSalary> {
    const isWhole = isInThousands({ fixed: checkIn.variablePromised ?? 0, variable: checkIn.variablePaid ?? 0, stock: null });
    if (Object.keys(checkInProblems(checkIn)).length > 0 || !isWhole)
      throw new Failure('invalid', 'A check-in has to say something, and what was paid only together with what was promised.', { code: 'RULE_BROKEN' });
    await this.#locked(salaryId, async (transaction, before) => {
      await noteChanged(transaction, checkInsAt(before.company_id, this.scope.now), salaryId);
      await transaction
        .updateTable('salary')
        .set({
          told_year: checkIn.year,
          told_due_at: drawnDates(this.scope.now).due_at,
          variable_promised: checkIn.variablePromised,
          variable_paid: checkIn.variablePaid,
          hike_announced: checkIn.hikeAnnounced,
          hike_received: checkIn.hikeReceived,
          months_since_revision: checkIn.monthsSinceRevision,
        })
        .where('company_id', '=', before.company_id)
        .where('id', '=', salaryId)
        .execute();
    });
    return this.own();
  }

  async remove(salaryId: string): Promise<void> {
    await this.#locked(salaryId, async (transaction, before) => {
      await forgetPoint(transaction, this.scope);
      await transaction.deleteFrom('salary').where('company_id', '=', before.company_id).where('id', '=', salaryId).execute();
      await transaction.deleteFrom('counted_pay').where('company_id', '=', before.company_id).where('salary_id', '=', salaryId).execute();
      if (before.status === 'LIVE') await markPayStale(transaction, before.company_id, [before.designation_id]);
    });
  }

  /** Locks the signer's row, so that it does not start counting meanwhile. */
  #locked(salaryId: string, act: (transaction: Transaction<Tables>, before: LockedRow) => Promise<void>): Promise<void> {
    const { db, signer } = this.scope;
    return db.transaction().execute(async (transaction) => {
      const { rows } = await sql<LockedRow>`select company_id, status, designation_id from salary
        where id = ${salaryId} and author_ref = ${signer} ${await atHome(transaction, salary, salaryId)} for update`.execute(transaction);
      const [row] = rows;
      if (!row) throw new Failure('missing');
      await act(transaction, row);
    });
  }
}
