import { sql, type Kysely } from 'kysely';
import { mostCampusCompanies, mostCampusJobs, mostFirstPay, type CampusCompany, type FirstPay } from '#core/colleges/college.ts';
import type { Named } from '#core/named.ts';
import { pictureUrlOf } from '../media/pictures.ts';
import { bandNumber } from '#core/salaries/salary.ts';
import type { Tables } from '../database/tables.ts';

type Db = Kysely<Tables>;

interface CampusRow extends Omit<CampusCompany, 'logo'> {
  readonly logoId: string | null;
}

export async function readCampusCompanies(db: Db, collegeId: number): Promise<readonly CampusCompany[]> {
  const { rows } = await sql<CampusRow>`
    select company.url_name as "urlName", company.name, logo_image_id as "logoId", came.interviews as "interviewsCount", came.offers as "offersCount", came.designations
    from (select company_id, sum(interviews_count)::integer as interviews, sum(offers_count)::integer as offers,
        coalesce(json_agg(json_build_object('urlName', url_name, 'name', name) order by interviews_count desc, designation.id) filter (where designation.id is not null), '[]') as designations
      from college_figure left join designation on designation.id = designation_id
      where college_id = ${collegeId} group by company_id order by interviews desc, company_id limit ${mostCampusCompanies}) as came
    join company on company.id = came.company_id order by came.interviews desc, company.name, company.id`.execute(db);
  return rows.map(({ logoId, ...company }) => ({ ...company, logo: pictureUrlOf(logoId), designations: firstJobs(company.designations) }));
}

const firstJobs = (jobs: readonly Named[]): readonly Named[] => [...new Map(jobs.map((job) => [job.urlName, job])).values()].slice(0, mostCampusJobs);

const ofFreshers = sql`city_id = 0 and band = ${bandNumber('0-1')} and employment = '' and currency = 'INR' and people > 0`;

/** Published fresher pay at the company, or everywhere without one, for most told jobs first. */
export async function readFirstPay(db: Db, collegeId: number): Promise<readonly FirstPay[]> {
  const { rows } = await sql<FirstPay>`
    with came as (select company_id, designation_id, interviews_count from college_figure where college_id = ${collegeId} and designation_id > 0),
      there as (select came.*, people, median from came
        join pay_slice on pay_slice.company_id = came.company_id and pay_slice.designation_id = came.designation_id where ${ofFreshers}),
      wanting as (select designation_id, sum(interviews_count)::integer as interviews_count from came
        where not exists (select 1 from there where there.company_id = came.company_id and there.designation_id = came.designation_id) group by designation_id),
      paid as (select company_id, designation_id, interviews_count, people, median from there
        union all select null, wanting.designation_id, interviews_count, people, median from wanting join designation on designation.id = wanting.designation_id
          join market_pay on market_pay.department_id = designation.department_id and market_pay.designation_id = designation.id where city_class = '' and ${ofFreshers})
    select case when company.id is not null then json_build_object('urlName', company.url_name, 'name', company.name) end as company,
      json_build_object('urlName', designation.url_name, 'name', designation.name) as designation, paid.median::float8 as median, paid.people
    from paid join designation on designation.id = paid.designation_id left join company on company.id = paid.company_id
    order by paid.interviews_count desc, paid.designation_id, paid.company_id limit ${mostFirstPay}`.execute(db);
  return rows;
}
