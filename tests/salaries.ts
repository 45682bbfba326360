import type { Kysely } from 'kysely';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import type { Tables } from '#server/adapters/tables.ts';
import { anId } from './content.ts';

/** All facts about one salary of a test's world. */
export interface KnownSalary extends SalaryDraft {
  readonly salaryId: string;
  readonly companyId: string;
  readonly authorRef: string;
  readonly status: 'LIVE' | 'SCHEDULED';
  readonly week: string;
  readonly dueAt: string | null;
}

/** A salary like any other, but for what the test cares about. */
export function aKnownSalary(known: Partial<KnownSalary> & Pick<KnownSalary, 'companyId'>): KnownSalary {
  const salaryId = anId('s');
  return {
    salaryId,
    authorRef: `key-of-${salaryId}`.padEnd(43, 'x'),
    status: 'LIVE',
    week: '2026-W40',
    dueAt: null,
    designationId: 1,
    cityId: 1,
    experienceYears: 4,
    employment: 'full-time',
    isCurrent: true,
    currency: 'INR',
    fixed: 1_800_000,
    variable: 0,
    stock: null,
    ...known,
  };
}

/** Puts salaries at companies that are there into a database. */
export async function keepSalaries(db: Kysely<Tables>, salaries: readonly KnownSalary[]): Promise<void> {
  for (const salary of salaries)
    await db
      .insertInto('salary')
      .values({
        company_id: salary.companyId,
        id: salary.salaryId,
        author_ref: salary.authorRef,
        status: salary.status,
        posted_at: new Date(mondayOf(salary.week)),
        due_at: salary.dueAt === null ? null : new Date(salary.dueAt),
        designation_id: salary.designationId,
        city_id: salary.cityId,
        experience_years: salary.experienceYears,
        employment: salary.employment,
        is_current: salary.isCurrent,
        currency: salary.currency,
        fixed: salary.fixed,
        variable: salary.variable,
        stock_type: salary.stock?.stockType ?? null,
        vesting_period: salary.stock?.vestingPeriod ?? null,
        stock: salary.stock?.amount ?? 0,
      })
      .execute();
}
