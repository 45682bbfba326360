import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { checkInProblems, type CheckIn } from '#core/salaries/check-in.ts';
import type { OwnSalaries } from '#core/salaries/own-salaries.ts';
import { salaryProblems, type OwnSalary, type SalaryDraft } from '#core/salaries/salary-draft.ts';
import { isInThousands } from '#core/salaries/whole-thousands.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { drawnDates } from '../contributions/drawn-dates.ts';
import { OwnContribution } from '../contributions/own-contribution.ts';
import { changedRow, newRow } from '../database/table.ts';
import { spendContributionToken } from '../persona-keys/spend-contribution-token.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { markPayStale } from '../summaries/mark-pay-stale.ts';
import { ownSalaryOf } from './own-salary-row.ts';
import { salary as salaryTable } from './salary-table.ts';

/** Columns of a salary that a check-in alone touches. */
const toldLater = ['told_year', 'told_due_at', 'variable_promised', 'variable_paid', 'hike_announced', 'hike_received', 'months_since_revision'] as const;

/** Columns of a salary that no change of it touches; none says when it was changed. */
const staysAsSent = ['company_id', 'id', 'author_ref', 'counted_year', ...toldLater] as const;

/** The salary of the key that signs. Its row holds that key, and nothing else that leads to a person (F-07, F-17). */
export class SqlOwnSalaries extends OwnContribution<OwnSalary> implements OwnSalaries {
  constructor(scope: PseudonymScope) {
    super(scope, ownSalaryOf);
  }

  async create(companyUrlName: string, draft: SalaryDraft, token: ContributionToken): Promise<OwnSalary> {
    const { db, signer, now } = this.scope;
    const before = await this.mine();
    if (before) return before;
    const told = await columnsOf(db, draft);
    const company = await companyAt(db, companyUrlName);
    await db.transaction().execute(async (transaction) => {
      const counted_year = await spendContributionToken(transaction, this.scope, token, 'salary');
      const row = {
        company_id: company.id,
        id: randomId(),
        author_ref: signer,
        status: 'SCHEDULED',
        counted_year,
        ...told,
        ...nothingToldYet,
        ...drawnDates(now),
      } as const;
      await transaction.insertInto('salary').values(newRow(salaryTable, row)).execute();
    });
    return this.own();
  }

  /** What is changed leaves the figures and comes again at an hour of its own, as if it were new: so nobody moves a salary from group to group to see what their figures do (F-02). */
  async change(salaryId: string, draft: SalaryDraft, version: number): Promise<OwnSalary> {
    const told = await columnsOf(this.scope.db, draft);
    await this.#locked(salaryId, async (transaction, before) => {
      if (before.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
      await transaction
        .updateTable('salary')
        .set(changedRow(salaryTable, staysAsSent, { ...told, ...drawnDates(this.scope.now), status: 'SCHEDULED', version: version + 1 }))
        .where('company_id', '=', before.company_id)
        .where('id', '=', salaryId)
        .execute();
      await transaction
        .updateTable('counted_pay')
        .set({ counted: 0, is_new: false })
        .where('company_id', '=', before.company_id)
        .where('salary_id', '=', salaryId)
        .execute();
      if (before.status === 'LIVE') await markPayStale(transaction, before.company_id, [before.designation_id]);
    });
    return this.own();
  }

  /** What is told later waits for an hour that is drawn, and so does each change of it. */
  async checkIn(salaryId: string, checkIn: CheckIn): Promise<OwnSalary> {
    const isWhole = isInThousands({ fixed: checkIn.variablePromised ?? 0, variable: checkIn.variablePaid ?? 0, stock: null });
    if (Object.keys(checkInProblems(checkIn)).length > 0 || !isWhole)
      throw new Failure('invalid', 'A check-in says something, and what was paid together with what was promised.', { code: 'RULE_BROKEN' });
    await this.#locked(salaryId, async (transaction, before) => {
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
      await transaction.deleteFrom('salary').where('company_id', '=', before.company_id).where('id', '=', salaryId).execute();
      await transaction.deleteFrom('counted_pay').where('company_id', '=', before.company_id).where('salary_id', '=', salaryId).execute();
      if (before.status === 'LIVE') await markPayStale(transaction, before.company_id, [before.designation_id]);
    });
  }

  /** Does something with the row of the key that signs. It is locked, so that it does not begin to count meanwhile. */
  #locked(salaryId: string, act: (transaction: Transaction<Tables>, before: Row) => Promise<void>): Promise<void> {
    const { db, signer } = this.scope;
    return db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('salary')
        .select(['company_id', 'status', 'version', 'designation_id'])
        .where('id', '=', salaryId)
        .where('author_ref', '=', signer)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new Failure('missing');
      await act(transaction, row);
    });
  }
}

/** What only a check-in says. */
const nothingToldYet = {
  told_year: null,
  told_due_at: null,
  variable_promised: null,
  variable_paid: null,
  hike_announced: null,
  hike_received: null,
  months_since_revision: null,
} as const;

interface Row {
  readonly company_id: string;
  readonly status: 'SCHEDULED' | 'LIVE';
  readonly version: number;
  readonly designation_id: number;
}

/** The columns of what a draft says, judged by the rule that the form keeps as well; its designation and its city are of the lists. */
async function columnsOf(db: Kysely<Tables>, draft: SalaryDraft) {
  const { designationId, cityId, stock } = draft;
  if (Object.keys(salaryProblems({ ...draft, company: true })).length > 0 || !isInThousands(draft))
    throw new Failure('invalid', 'A salary says who, what, where and how much, in whole thousands.', { code: 'RULE_BROKEN' });
  const { rows } = await sql<{ readonly isKnown: boolean }>`
    select exists (select from designation where id = ${designationId}) and exists (select from city where id = ${cityId}) as "isKnown"`.execute(db);
  if (!rows[0]?.isKnown) throw new Failure('invalid');
  return {
    designation_id: designationId,
    city_id: cityId,
    experience_years: draft.experienceYears,
    employment: draft.employment,
    is_current: draft.isCurrent,
    currency: draft.currency,
    fixed: draft.fixed,
    variable: draft.variable,
    stock_type: stock?.stockType ?? null,
    vesting_period: stock?.vestingPeriod ?? null,
    stock: stock?.amount ?? 0,
  };
}
