import { sql, type Kysely } from 'kysely';
import { jobsAlike, mostCompaniesAlike, mostNearestCompanies, nearestPay } from '#core/salaries/nearest-pay.ts';
import type { NearestPay } from '#core/salaries/salary-figures.ts';
import type { FoundCompany } from '../companies/company-at.ts';
import type { Tables } from '../database/tables.ts';
import { companySlices, marketSlices } from './pay-rows.ts';

const ofEverybody = sql`city_id = 0 and band = 0 and employment = '' and currency = 'INR' and people > 0`;

/** Substitute for a company's missing pay, from figures other pages show. */
export async function readNearestPay(db: Kysely<Tables>, { id, industry }: FoundCompany): Promise<NearestPay> {
  const { rows: alike } = await sql<{ readonly id: string }>`select id from company where industry = ${industry} and id <> ${id}
    order by reviews_count desc, id desc limit ${mostCompaniesAlike}`.execute(db);
  const ids = alike.map((company) => company.id);
  const companies = await companySlices(
    db,
    sql`where company_id = any(${ids}::text[]) and designation_id = 0 and ${ofEverybody} order by people desc, company_id limit ${mostNearestCompanies}`,
  );
  const jobs = await companySlices(
    db,
    sql`where company_id = any(${ids}::text[]) and designation_id > 0 and ${ofEverybody} order by people desc, company_id, designation_id limit ${mostJobsAlike}`,
  );
  const market = await marketSlices(
    db,
    sql`where (department_id, designation_id) in (select department_id, id from designation where url_name = any(${jobsAlike(jobs)}::text[]))
      and city_id in (0, (select city.id from company join city on city.url_name = headquarters where company.id = ${id})) and city_class = ''
      and band = 0 and employment = '' and currency = 'INR' and people > 0`,
  );
  return nearestPay({ companies, jobs, market });
}

const mostJobsAlike = 300;
