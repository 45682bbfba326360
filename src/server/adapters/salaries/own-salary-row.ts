import { sql } from 'kysely';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import type { OwnSalary } from '#core/salaries/salary-draft.ts';
import type { Currency, StockKind, VestingPeriod } from '#core/salaries/salary.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

interface OwnSalaryRow {
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly status: 'SCHEDULED' | 'LIVE';
  readonly version: number;
  readonly designationId: number;
  readonly designation: string;
  readonly department: string;
  readonly cityId: number;
  readonly city: string;
  readonly experienceYears: number;
  readonly employment: EmploymentKind;
  readonly isCurrent: boolean;
  readonly currency: Currency;
  readonly fixed: number;
  readonly variable: number;
  readonly stockType: StockKind | null;
  readonly vestingPeriod: VestingPeriod | null;
  readonly stock: number;
  readonly checkIn: CheckIn | null;
}

const checkInJson = sql`case when told_year is not null then json_build_object('year', told_year, 'variablePromised', variable_promised, 'variablePaid', variable_paid,
  'hikeAnnounced', hike_announced, 'hikeReceived', hike_received, 'monthsSinceRevision', months_since_revision) end`;

/** The salary of a key as it was told. */
export async function ownSalaryOf({ db, signer }: Pick<PseudonymScope, 'db' | 'signer'>): Promise<OwnSalary | undefined> {
  const { rows } = await sql<OwnSalaryRow>`
    select salary.id, company.url_name as "urlName", company.name, status, salary.version, designation_id as "designationId", designation.name as designation,
      department.name as department, city_id as "cityId", city.name as city, experience_years as "experienceYears", employment, is_current as "isCurrent", currency,
      fixed, variable, stock_type as "stockType", vesting_period as "vestingPeriod", stock, ${checkInJson} as "checkIn"
    from salary join company on company.id = salary.company_id join designation on designation.id = designation_id
    join department on department.id = designation.department_id join city on city.id = city_id
    where salary.author_ref = ${signer}`.execute(db);
  return rows[0] && ownFromRow(rows[0]);
}

function ownFromRow({ id, urlName, name, status, stockType, vestingPeriod, stock, ...said }: OwnSalaryRow): OwnSalary {
  return {
    salaryId: id,
    company: { urlName, name },
    state: status === 'LIVE' ? 'live' : 'submitted',
    ...said,
    stock: stockType && { stockType, vestingPeriod, amount: stock },
  };
}
