import { sql, type Kysely } from 'kysely';
import { allTitles } from '#core/interviews/company-interviews.ts';
import type { InterviewDesignation, InterviewFigures, InterviewFilters } from '#core/interviews/interview-figures.ts';
import { interviewFiguresOf, noTallies } from '#core/interviews/interview-tallies.ts';
import { listNames } from '#core/questions/question-listings.ts';
import { countHidden } from '../questions/count-lists.ts';
import type { Tables } from '../database/tables.ts';

const mostOptions = 100;

export async function readInterviewFilters(db: Kysely<Tables>, companyId: string, designation: string | null): Promise<InterviewFilters> {
  const { rows: designations } = await sql<InterviewDesignation>`
    select url_name as "urlName", min(name) as name, sum(interviews_count)::integer as "interviewsCount"
    from interview_figure join designation on designation.id = designation_id
    where company_id = ${companyId} group by url_name order by 3 desc, 1 limit ${mostOptions}`.execute(db);
  const job = designation === null ? sql`= ${allTitles}` : sql`in (select id from designation where url_name = ${designation})`;
  const { rows } = await sql<{ readonly figures: InterviewFigures }>`select figures -> 'figures' as figures from interview_figure
    where company_id = ${companyId} and designation_id ${job} order by interviews_count desc limit 1`.execute(db);
  const made = rows[0]?.figures ?? interviewFiguresOf(noTallies);
  const questionsCount = made.questionsCount - (await hiddenAmong(db, companyId, designation));
  return { designations, figures: { ...made, questionsCount } };
}

/** Questions hidden since the last figures, so that list and count agree. */
async function hiddenAmong(db: Kysely<Tables>, companyId: string, designation: string | null): Promise<number> {
  const named = db.selectFrom('designation').select(({ fn }) => fn.min('id').as('id'));
  const known = designation === null ? null : await named.where('url_name', '=', designation).executeTakeFirst();
  const list = known === null ? listNames.company(companyId) : listNames.job(companyId, Number(known?.id));
  return (await countHidden(db, sql`list = ${list}`)).get(list) ?? 0;
}
