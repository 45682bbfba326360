import { sql, type Kysely } from 'kysely';
import type { PaySlice } from '#core/salaries/salary-figures.ts';
import type { Tables } from '../database/tables.ts';
import { companySlices, marketSlices } from '../salaries/pay-rows.ts';

/** A kind of job, by the numbers of what it is. */
export interface NumberedJob {
  readonly companyId: string;
  readonly designationId: number | null;
  readonly cityIds: readonly number[];
}

/** All that is published of the pay of some jobs, of their companies and of the market: two statements for however many jobs. */
export async function paySlicesOf(db: Kysely<Tables>, jobs: readonly NumberedJob[]): Promise<readonly PaySlice[]> {
  const places = jobs.flatMap(({ companyId, designationId, cityIds }) =>
    designationId === null ? [] : [0, ...cityIds].map((city) => ({ company: companyId, designation: designationId, city })),
  );
  if (places.length === 0) return [];
  const cells = sql`select designation, city from json_to_recordset(${JSON.stringify(places)}) as asked (designation integer, city integer)`;
  const atCompanies = await companySlices(
    db,
    sql`where (company_id, designation_id, city_id) in (
        select company, designation, city from json_to_recordset(${JSON.stringify(places)}) as asked (company text, designation integer, city integer))
      and designation_id > 0 and ${isWhole}`,
  );
  const inMarket = await marketSlices(db, sql`where (designation_id, city_id) in (${cells}) and designation_id > 0 and city_class = '' and ${isWhole}`);
  return [...atCompanies, ...inMarket];
}

/** Of all years of experience and all kinds of employment, in rupees, as far as it may be shown. */
const isWhole = sql`band = 0 and employment = '' and currency = 'INR' and people > 0`;
