import { sql, type Kysely } from 'kysely';
import { askedBands } from '#core/jobs/asked-years.ts';
import type { PaySlice } from '#core/salaries/salary-figures.ts';
import { bandNumber } from '#core/salaries/salary.ts';
import type { Tables } from '../database/tables.ts';
import { companySlices, marketSlices } from '../salaries/pay-rows.ts';

export interface NumberedJob {
  readonly companyId: string;
  readonly designationId: number | null;
  readonly cityIds: readonly number[];
  readonly experienceFrom: number | null;
  readonly experienceTo: number | null;
}

/** Published pay for jobs, companies and market, in two statements for any number of jobs. */
export async function paySlicesOf(db: Kysely<Tables>, jobs: readonly NumberedJob[]): Promise<readonly PaySlice[]> {
  const places = jobs.flatMap(({ companyId, designationId, cityIds, experienceFrom: from, experienceTo: to }) => {
    const bands = [null, ...askedBands({ from, to })].map(bandNumber);
    return designationId === null
      ? []
      : [0, ...cityIds].flatMap((city) => bands.map((band) => ({ company: companyId, designation: designationId, city, band })));
  });
  if (places.length === 0) return [];
  const cells = sql`select designation, city, band from json_to_recordset(${JSON.stringify(places)}) as asked (designation integer, city integer, band integer)`;
  const atCompanies = await companySlices(
    db,
    sql`where (company_id, designation_id, city_id, band) in (
        select company, designation, city, band from json_to_recordset(${JSON.stringify(places)}) as asked (company text, designation integer, city integer, band integer))
      and designation_id > 0 and ${isWhole}`,
  );
  const inMarket = await marketSlices(db, sql`where (designation_id, city_id, band) in (${cells}) and designation_id > 0 and city_class = '' and ${isWhole}`);
  return [...atCompanies, ...inMarket];
}

const isWhole = sql`employment = '' and currency = 'INR' and people > 0`;
