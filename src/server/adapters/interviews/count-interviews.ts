import { sql, type Transaction } from 'kysely';
import { firstCountedYear } from '#core/crowds/counted-years.ts';
import { allTitles } from '#core/interviews/company-interviews.ts';
import type { InterviewCount, InterviewTallies } from '#core/interviews/interview-tallies.ts';
import type { CellAnswers } from '../crowds/counted-cells.ts';
import type { Tables } from '../database/tables.ts';

type In = Transaction<Tables>;

/** Facts of each counted story, and the ids of the others. */
const ofStory = (companyId: string) => sql`
  select job, 'experience' as fact, 0 as stage, experience as said from counted
  union all select job, 'outcome', 0, outcome from counted
  union all select job, 'source', 0, source from counted where source is not null
  union all select job, 'hardness', 0, hardness from counted
  union all select job, 'roundKind', place, kind from interview_round join counted on counted.id = interview_id where company_id = ${companyId}
  union all select job, 'uncounted', 0, '' from shared where counted_year is null`;

/** Answers never shown on stories, as 1 or 0 for shares; each counts only stories where it applies. */
const ofHidden = sql`
  select job, 'unpaidHours' as name, id as thing, unpaid_hours::integer as value from shared where unpaid_hours is not null
  union all select job, 'waitDays ' || place, interview_id, wait_days from rounds where wait_days is not null
  union all select job, 'totalDays', interview_id, sum(wait_days)::integer from rounds group by job, interview_id having count(wait_days) = count(*)
  union all select job, 'feedback', interview_id, max(has_feedback::integer) from rounds group by job, interview_id having count(has_feedback) > 0
  union all select job, 'letterDays', interview_id, letter_days from offers where letter_days is not null
  union all select job, 'joiningDays', interview_id, joining_days from offers where joining_days is not null
  union all select job, 'moved', interview_id, (moved_days > 0)::integer from offers where moved_days is not null
  union all select job, 'revoked', interview_id, (offer_end = 'revoked')::integer from offers where offer_end <> 'waiting'`;

/** Wait for others of the same job before counting with other jobs. */
const waitsFor = sql`interval '13 weeks'`;

export const hiddenAnswers = (companyId: string, now: number): CellAnswers => ({
  companyId,
  kind: 'interviews',
  answers: sql`
    with shared as (select id, designation_id as job, unpaid_hours, posted_at from interview
        where company_id = ${companyId} and status = 'LIVE' and counted_year >= ${firstCountedYear(now)}),
      rounds as (select job, interview_round.* from interview_round join shared on shared.id = interview_id where interview_round.company_id = ${companyId}),
      offers as (select job, offer_fact.* from offer_fact join shared on shared.id = interview_id where offer_fact.company_id = ${companyId}),
      hidden as (${ofHidden})
    select name as figure, hidden.job as part, thing, posted_at <= ${new Date(now)}::timestamptz - ${waitsFor} as has_waited, value
    from hidden join shared on shared.id = thing`,
  things: sql`select id from interview where company_id = ${companyId} and status <> 'DELETED'`,
});

interface CountRow {
  readonly job: number | null;
  readonly fact: InterviewCount['fact'] | 'uncounted';
  readonly stage: number;
  readonly said: string;
  readonly count: number;
}

export async function countInterviews(transaction: In, companyId: string): Promise<ReadonlyMap<number, InterviewTallies>> {
  const { rows } = await sql<CountRow>`
    with shared as (select id, designation_id as job, experience, outcome, source, hardness, counted_year from interview where company_id = ${companyId} and status = 'LIVE'),
      counted as (select * from shared where counted_year is not null),
      facts as (${ofStory(companyId)})
    select case when grouping(job) = 1 then ${allTitles}::integer else job end as job, fact, stage, said, count(*)::integer as count
    from facts group by grouping sets ((fact, stage, said), (job, fact, stage, said))`.execute(transaction);
  const questions = await countQuestions(transaction, companyId);
  const jobs = Map.groupBy(
    rows.filter(({ job }) => job !== null),
    ({ job }) => job ?? allTitles,
  );
  return new Map(
    [[allTitles, []] as const, ...jobs].map(([job, counted]) => [
      job,
      {
        interviewsCount: storiesIn(counted, 'experience'),
        uncountedCount: storiesIn(counted, 'uncounted'),
        questionsCount: questions.get(job) ?? 0,
        counts: counted.flatMap(reportedIn),
      },
    ]),
  );
}

const storiesIn = (rows: readonly CountRow[], of: CountRow['fact']): number => rows.reduce((sum, { fact, count }) => (fact === of ? sum + count : sum), 0);

const reportedIn = ({ fact, stage, said, count }: CountRow): readonly InterviewCount[] =>
  fact === 'uncounted' ? [] : [fact === 'roundKind' ? { fact, stage, said, count } : { fact, said, count }];

async function countQuestions(transaction: In, companyId: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly job: number; readonly count: number }>`
    select case when grouping(designation_id) = 1 then ${allTitles}::integer else designation_id end as job, count(distinct question_id)::integer as count
    from question_place where company_id = ${companyId} group by grouping sets ((), (designation_id))`.execute(transaction);
  return new Map(rows.flatMap(({ job, count }) => (job === null ? [] : [[job, count]])));
}
