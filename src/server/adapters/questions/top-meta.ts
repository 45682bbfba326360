import { sql, type Kysely } from 'kysely';
import { listNames } from '#core/questions/question-listings.ts';
import type { TopQuestionsMeta } from '#core/questions/question.ts';
import { companyAt } from '../companies/company-at.ts';
import type { Tables } from '../tables.ts';
import { countListedIn } from './count-questions.ts';
import { listedAt } from './question-lists.ts';

/** The numbers above the questions of a company, or of one of its jobs. */
export async function readTopMeta(db: Kysely<Tables>, urlName: string, designation: string | null): Promise<TopQuestionsMeta> {
  const { id, ...company } = await companyAt(db, urlName);
  const job = designation === null ? null : await listedAt(db, 'designation', designation);
  const ofJobs = listNames.jobs(id);
  const counts = await countListedIn(db, sql`(list = ${listNames.company(id)} or (list >= ${ofJobs} and list < ${`${ofJobs}~`}))`);
  const jobIds = [...counts.keys()].filter((list) => list.startsWith(ofJobs)).map((list) => Number(list.slice(ofJobs.length)));
  const jobs = jobIds.length === 0 ? [] : await db.selectFrom('designation').select(['id', 'url_name as urlName', 'name']).where('id', 'in', jobIds).execute();
  const { rows: stories } = await sql<{ readonly count: number }>`select count(*)::integer as count from interview where company_id = ${id} and status = 'LIVE'
    ${job ? sql`and designation_id in (select id from designation where url_name = ${job.urlName})` : sql``}`.execute(db);
  return {
    company: { urlName: company.urlName, name: company.name },
    designation: job && { urlName: job.urlName, name: job.name },
    questionsCount: counts.get(job ? listNames.job(id, job.id) : listNames.company(id)) ?? 0,
    interviewsCount: stories[0]?.count ?? 0,
    designations: jobs
      .map((each) => ({ urlName: each.urlName, name: each.name, questionsCount: counts.get(listNames.job(id, each.id)) ?? 0 }))
      .toSorted((one, other) => other.questionsCount - one.questionsCount || (one.urlName < other.urlName ? -1 : 1)),
  };
}
