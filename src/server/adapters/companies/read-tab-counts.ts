import { sql, type Kysely } from 'kysely';
import type { TabCounts } from '#core/companies/company.ts';
import type { Tables } from '../database/tables.ts';

type Counted = Omit<TabCounts, 'posts'>;

/** How much the tabs of a company have, of the figures that their pages read: each is one row of an index. Where few told of benefits, 1 stands for them. */
export async function readTabCounts(db: Kysely<Tables>, companyId: string): Promise<Counted> {
  const { rows } = await sql<Omit<Counted, 'questions'>>`select
    coalesce((select people from pay_slice
      where company_id = ${companyId} and designation_id = 0 and city_id = 0 and band = 0 and employment = '' and currency = 'INR' and people > 0), 0) as salaries,
    coalesce((select interviews_count from interview_figure where company_id = ${companyId} and designation_id = 0), 0) as interviews,
    coalesce((select people from benefit_figure where company_id = ${companyId} and people > 1), 0) as benefits,
    coalesce((select jobs_count from job_option where kind = 'company' and option = ${companyId}), 0) as jobs`.execute(db);
  return { ...(rows[0] ?? { salaries: 0, interviews: 0, benefits: 0, jobs: 0 }), questions: await countAskedAbout(db, companyId) };
}

/** How many questions members ask about a company: as many as the list of them has. */
async function countAskedAbout(db: Kysely<Tables>, companyId: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from question
    where company_id = ${companyId} and status = 'LIVE' and not is_asked and merged_into is null`.execute(db);
  return rows[0]?.count ?? 0;
}
