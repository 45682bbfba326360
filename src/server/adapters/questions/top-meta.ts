import { sql, type Kysely } from 'kysely';
import { allTitles } from '#core/interviews/company-interviews.ts';
import { byCount, type Named } from '#core/named.ts';
import { listNames } from '#core/questions/question-listings.ts';
import type { TopQuestionsMeta } from '#core/questions/question.ts';
import { companyAt } from '../companies/company-at.ts';
import type { Tables } from '../database/tables.ts';
import { countHidden, countLists } from './count-lists.ts';
import { listedAt } from './question-lists.ts';

export async function readTopMeta(db: Kysely<Tables>, urlName: string, designation: string | null): Promise<TopQuestionsMeta> {
  const { id, ...company } = await companyAt(db, urlName);
  const job = designation === null ? null : await listedAt(db, 'designation', designation);
  const [all, ofJobs] = [listNames.company(id), listNames.jobs(id)];
  const { company: whole, jobs } = await countedJobs(db, id);
  const hidden = await countHidden(db, sql`(list = ${all} or (list >= ${ofJobs} and list < ${`${ofJobs}~`}))`);
  const designations = jobs
    .map(({ list, named, questionsCount }) => ({ ...named, questionsCount: questionsCount - (hidden.get(list) ?? 0) }))
    .filter(({ questionsCount }) => questionsCount > 0)
    .toSorted(byCount(({ questionsCount }) => questionsCount));
  return {
    company: { urlName: company.urlName, name: company.name },
    designation: job && { urlName: job.urlName, name: job.name },
    questionsCount: job ? (designations.find((each) => each.urlName === job.urlName)?.questionsCount ?? 0) : whole.questionsCount - (hidden.get(all) ?? 0),
    interviewsCount: job ? (jobs.find(({ named }) => named.urlName === job.urlName)?.interviewsCount ?? 0) : whole.interviewsCount,
    designations,
  };
}

interface Counted {
  readonly interviewsCount: number;
  readonly questionsCount: number;
}

interface CountedJob extends Counted {
  readonly list: string;
  readonly named: Named;
}

interface FigureRow extends Counted {
  readonly job: number;
  readonly standsFor: number | null;
  readonly urlName: string;
  readonly name: string;
}

/** Merges jobs with one name; questions shared among them count once. */
async function countedJobs(db: Kysely<Tables>, companyId: string): Promise<{ readonly company: Counted; readonly jobs: readonly CountedJob[] }> {
  const { rows } =
    await sql<FigureRow>`select designation_id as job, designation.url_name as "urlName", designation.name, interviews_count as "interviewsCount",
      questions_count as "questionsCount", (select min(twin.id) from designation as twin where twin.url_name = designation.url_name) as "standsFor"
    from interview_figure left join designation on designation.id = designation_id where company_id = ${companyId}`.execute(db);
  const jobs = Map.groupBy(
    rows.filter(({ standsFor }) => standsFor !== null),
    ({ standsFor }) => listNames.job(companyId, standsFor ?? allTitles),
  );
  const shared = [...jobs].flatMap(([list, some]) => (some.length > 1 ? [list] : []));
  const counts = shared.length === 0 ? new Map<string, number>() : await countLists(db, sql`list = any(${shared}::text[])`);
  return {
    company: rows.find(({ job }) => job === allTitles) ?? { interviewsCount: 0, questionsCount: 0 },
    jobs: [...jobs].flatMap(([list, some]) =>
      some.slice(0, 1).map(({ urlName, name, questionsCount }) => ({
        list,
        named: { urlName, name },
        interviewsCount: some.reduce((sum, { interviewsCount }) => sum + interviewsCount, 0),
        questionsCount: some.length > 1 ? (counts.get(list) ?? 0) : questionsCount,
      })),
    ),
  };
}
