import type { Kysely } from 'kysely';
import type { TabCounts } from '#core/companies/company.ts';
import { listNames } from '#core/questions/question-listings.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import { uncountedLive } from '../crowds/counted-live.ts';
import type { Tables } from '../database/tables.ts';

type Counted = Omit<TabCounts, 'posts'>;

const none = { reviews: 0, salaries: 0, interviews: 0, questionsCount: 0, benefits: 0, jobs: 0 };

/** Cheap counts for the tabs, where 1 can also mean a few benefits. */
export async function readTabCounts(db: Kysely<Tables>, companyId: string): Promise<Counted> {
  const { rows } = await sqlOfShown<typeof none>`select
    coalesce((select reviews_count from company_rating where company_id = ${companyId}), 0)
      + (select count(*) from review where company_id = ${companyId} and ${uncountedLive})::integer as reviews,
    coalesce((select people from pay_slice
      where company_id = ${companyId} and designation_id = 0 and city_id = 0 and band = 0 and employment = '' and currency = 'INR' and people > 0), 0) as salaries,
    coalesce((select interviews_count from interview_figure where company_id = ${companyId} and designation_id = 0), 0) as interviews,
    coalesce((select questions_count from interview_figure where company_id = ${companyId} and designation_id = 0), 0) as "questionsCount",
    coalesce((select people from benefit_figure where company_id = ${companyId} and people > 1), 0) as benefits,
    coalesce((select jobs_count from job_option where kind = 'company' and option = ${companyId}), 0) as jobs`.execute(db);
  const { questionsCount, ...counted } = rows[0] ?? none;
  const { askedAbout, hidden } = await countQuestions(db, companyId);
  return { ...counted, interviewQuestions: Math.max(0, questionsCount - hidden), questions: askedAbout };
}

/** Members' questions, and the few counted interviews that are not shown. */
async function countQuestions(db: Kysely<Tables>, companyId: string): Promise<{ readonly askedAbout: number; readonly hidden: number }> {
  const { rows } = await sqlOfShown<{ readonly askedAbout: number; readonly hidden: number }>`select
    (select count(*)::integer from question where company_id = ${companyId} and status = 'LIVE' and not is_asked and merged_into is null) as "askedAbout",
    (select count(*)::integer from question join question_listing on question_id = question.id
      where list = ${listNames.company(companyId)} and status not in ('LIVE', 'DELETED')) as hidden`.execute(db);
  return rows[0] ?? { askedAbout: 0, hidden: 0 };
}
