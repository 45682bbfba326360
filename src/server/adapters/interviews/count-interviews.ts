import { sql, type Transaction } from 'kysely';
import { allJobs } from '#core/interviews/company-interviews.ts';
import { noTallies, type InterviewCount, type InterviewTallies } from '#core/interviews/interview-tallies.ts';
import type { Tables } from '../tables.ts';

type In = Transaction<Tables>;

/** What each story says itself, and the numbers that it does not show: of a share 1 and 0. */
const ofStory = sql`
  select job, 'experience' as fact, 0 as stage, experience as said, 0 as value from told
  union all select job, 'outcome', 0, outcome, 0 from told
  union all select job, 'source', 0, source, 0 from told where source is not null
  union all select job, 'hardness', 0, hardness, 0 from told
  union all select job, 'unpaidHours', 0, null, unpaid_hours from told where unpaid_hours is not null`;

/** The kinds of rounds and the waits for them, each at its place. */
const ofRounds = sql`
  select job, 'roundKind', place, kind, 0 from rounds
  union all select job, 'waitDays', place, null, wait_days from rounds where wait_days is not null
  union all select job, 'totalDays', 0, null, sum(wait_days)::integer from rounds group by job, interview_id having count(wait_days) = count(*)
  union all select job, 'feedback', 0, null, max(has_feedback::integer) from rounds group by job, interview_id having count(has_feedback) > 0`;

/** What became of offers. Whether one was taken back is known of those that are over, and whether the date was moved of those that had one. */
const ofOffers = sql`
  select job, 'letterDays', 0, null, letter_days from offers where letter_days is not null
  union all select job, 'joiningDays', 0, null, joining_days from offers where joining_days is not null
  union all select job, 'moved', 0, null, (moved_days > 0)::integer from offers where moved_days is not null
  union all select job, 'revoked', 0, null, (offer_end = 'revoked')::integer from offers where offer_end <> 'waiting'`;

interface CountRow {
  readonly job: number | null;
  readonly fact: InterviewCount['fact'];
  readonly stage: number;
  readonly said: string | null;
  readonly value: number;
  readonly count: number;
}

/** Counts what the shown stories of a company say, all together and job by job. */
export async function countInterviews(transaction: In, companyId: string): Promise<ReadonlyMap<number, InterviewTallies>> {
  const { rows } = await sql<CountRow>`
    with told as (select id, designation_id as job, experience, outcome, source, hardness, unpaid_hours from interview where company_id = ${companyId} and status = 'LIVE'),
      rounds as (select job, interview_round.* from interview_round join told on id = interview_id where interview_round.company_id = ${companyId}),
      offers as (select job, offer_fact.* from offer_fact join told on id = interview_id where offer_fact.company_id = ${companyId}),
      facts as (${ofStory} union all ${ofRounds} union all ${ofOffers})
    select case when grouping(job) = 1 then ${allJobs}::integer else job end as job, fact, stage, said, value, count(*)::integer as count
    from facts group by grouping sets ((fact, stage, said, value), (job, fact, stage, said, value))`.execute(transaction);
  const jobs = Map.groupBy(
    rows.filter(({ job }) => job !== null),
    ({ job }) => job ?? allJobs,
  );
  return new Map([[allJobs, []] as const, ...jobs].map(([job, counted]) => [job, talliesFrom(counted)]));
}

const talliesFrom = (rows: readonly CountRow[]): InterviewTallies => ({
  ...noTallies,
  interviewsCount: rows.reduce((sum, { fact, count }) => (fact === 'experience' ? sum + count : sum), 0),
  counts: rows.map(countFromRow),
});

function countFromRow({ fact, stage, said, value, count }: CountRow): InterviewCount {
  switch (fact) {
    case 'experience':
    case 'outcome':
    case 'source':
    case 'hardness':
      return { fact, said: said ?? '', count };
    case 'roundKind':
      return { fact, stage, said: said ?? '', count };
    case 'waitDays':
      return { fact, stage, value, count };
    default:
      return { fact, value, count };
  }
}
