import { sql, type Kysely } from 'kysely';
import { allJobs } from '#core/interviews/company-interviews.ts';
import type { InterviewDesignation, InterviewFilters, KeptInterviewFigures } from '#core/interviews/interview-figures.ts';
import { interviewFiguresOf, noTallies } from '#core/interviews/interview-tallies.ts';
import { countAsked } from '../questions/count-questions.ts';
import type { Tables } from '../tables.ts';

const mostOptions = 100;

/** What the stories of a company can be narrowed by, with the figures of all of them or of one job, as they were made last, and how many questions there are now. */
export async function readInterviewFilters(db: Kysely<Tables>, companyId: string, designation: string | null): Promise<InterviewFilters> {
  const { rows: designations } = await sql<InterviewDesignation>`
    select url_name as "urlName", min(name) as name, sum(interviews_count)::integer as "interviewsCount"
    from interview_figure join designation on designation.id = designation_id
    where company_id = ${companyId} group by url_name order by 3 desc, 1 limit ${mostOptions}`.execute(db);
  const job = designation === null ? sql`= ${allJobs}` : sql`in (select id from designation where url_name = ${designation})`;
  const { rows } = await sql<{ readonly figures: KeptInterviewFigures }>`select figures -> 'figures' as figures from interview_figure
    where company_id = ${companyId} and designation_id ${job} order by interviews_count desc limit 1`.execute(db);
  const questionsCount = await countAsked(db, companyId, designation);
  return { designations, figures: { ...(rows[0]?.figures ?? interviewFiguresOf(noTallies).figures), questionsCount } };
}
