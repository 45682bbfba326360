import { sql, type Kysely, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { RoundDraft, OfferStory } from '#core/interviews/interview-draft.ts';
import { questionLines } from '#core/interviews/question-lines.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { makeQuestionTopics } from '#server/adapters/questions/question-topics.ts';
import type { Tables } from '#server/adapters/tables.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import { fillDemoColleges } from './careers/demo-college.ts';
import { companiesAt, type DemoScale } from './fill.ts';
import { composeInterviews } from './interviews/compose-interviews.ts';
import type { DemoInterview } from './interviews/demo-interview.ts';
import { demoWorld } from './world.ts';

/** Options of the interviews of a demo world: its scale and seed, and the moment they are read at. */
interface InterviewOptions {
  readonly scale: DemoScale;
  readonly seed: number;
  readonly nowMs: number;
}

/** The most companies that get stories: more are for measuring, and have none. */
const mostInterviewing = 2_000;
/** The most stories of a company in a world that is no larger than that of tests. */
const mostInTests = 25;
const rowsAtATime = 2_000;

/** A story with what its row says beside it. */
interface InterviewRow extends DemoInterview {
  readonly companyId: string;
  readonly postedAt: string;
  readonly designationId: number | null;
  readonly collegeId: number | null;
}

const columns: readonly Column<'interview', InterviewRow>[] = [
  { name: 'company_id', type: 'text', of: ({ companyId }) => companyId },
  { name: 'id', type: 'text', of: ({ interviewId }) => interviewId },
  { name: 'author_ref', type: 'text', of: ({ authorRef }) => authorRef },
  { name: 'posted_at', type: 'timestamptz', of: ({ postedAt }) => postedAt },
  { name: 'designation_id', type: 'integer', of: ({ designationId }) => designationId },
  { name: 'experience', type: 'text', of: ({ experience }) => experience },
  { name: 'outcome', type: 'text', of: ({ outcome }) => outcome },
  { name: 'source', type: 'text', of: ({ source }) => source },
  { name: 'college_id', type: 'integer', of: ({ collegeId }) => collegeId },
  { name: 'hardness', type: 'text', of: ({ hardness }) => hardness },
  { name: 'story', type: 'text', of: ({ story }) => story },
  { name: 'tips', type: 'text', of: ({ tips }) => tips ?? '' },
  { name: 'questions', type: 'text', of: ({ rounds }) => questionLines(rounds.map(({ questions }) => questions)) },
  { name: 'unpaid_hours', type: 'smallint', of: ({ unpaidHours }) => unpaidHours },
  { name: 'up_count', type: 'integer', of: ({ helpful }) => helpful },
  { name: 'best', type: 'integer', of: ({ helpful }) => helpful },
];

/** The story that something was told with. */
interface WithStory {
  readonly companyId: string;
  readonly interviewId: string;
}

type RoundRow = RoundDraft & WithStory & { readonly place: number };

const roundColumns: readonly Column<'interview_round', RoundRow>[] = [
  { name: 'company_id', type: 'text', of: ({ companyId }) => companyId },
  { name: 'interview_id', type: 'text', of: ({ interviewId }) => interviewId },
  { name: 'place', type: 'smallint', of: ({ place }) => place },
  { name: 'kind', type: 'text', of: ({ kind }) => kind },
  { name: 'minutes', type: 'smallint', of: ({ minutes }) => minutes },
  { name: 'hardness', type: 'text', of: ({ hardness }) => hardness },
  { name: 'wait_days', type: 'smallint', of: ({ waitDays }) => waitDays },
  { name: 'has_feedback', type: 'boolean', of: ({ hasFeedback }) => hasFeedback },
];

const offerColumns: readonly Column<'offer_fact', OfferStory & WithStory>[] = [
  { name: 'company_id', type: 'text', of: ({ companyId }) => companyId },
  { name: 'interview_id', type: 'text', of: ({ interviewId }) => interviewId },
  { name: 'letter_days', type: 'smallint', of: ({ letterDays }) => letterDays },
  { name: 'joining_days', type: 'smallint', of: ({ joiningDays }) => joiningDays },
  { name: 'moved_days', type: 'smallint', of: ({ movedDays }) => movedDays },
  { name: 'offer_end', type: 'text', of: ({ end }) => end },
];

const write = async (transaction: Transaction<Tables>, rows: readonly InterviewRow[]): Promise<void> => {
  await bulkInsert(transaction, 'interview', columns, rows);
  const rounds = rows.flatMap(({ companyId, interviewId, rounds: some }) => some.map((round, turn) => ({ ...round, companyId, interviewId, place: turn + 1 })));
  await bulkInsert(transaction, 'interview_round', roundColumns, rounds);
  const offers = rows.flatMap(({ companyId, interviewId, offer }) => (offer ? [{ ...offer, companyId, interviewId }] : []));
  await bulkInsert(transaction, 'offer_fact', offerColumns, offers);
};

/** Fills a demo world in which nobody has told of an interview yet with stories of its companies; answers how many there are now. */
export function fillDemoInterviews(db: Kysely<Tables>, { scale, seed, nowMs }: InterviewOptions): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await run(transaction, 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await run(transaction, 'lock table interview in share row exclusive mode');
    const { rows } = await sql`select from interview limit 1`.execute(transaction);
    if (rows.length > 0) return 0;
    const known = new Set((await transaction.selectFrom('company').select('id').limit(mostInterviewing).execute()).map(({ id }) => id));
    const idsOf = await references(transaction);
    const companies = Math.min(typeof scale === 'number' ? scale : companiesAt[scale], mostInterviewing);
    const most = companies > companiesAt.test ? Infinity : mostInTests;
    let [place, count, waiting]: [number, number, InterviewRow[]] = [0, 0, []];
    for (const company of demoWorld({ seed, companies }).companies()) {
      const interviews = known.has(company.id) ? composeInterviews(seed, company, place).take(most) : [];
      place += 1;
      for (const interview of interviews) {
        waiting.push({ ...interview, ...idsOf(interview), companyId: company.id, postedAt: mondayBefore(nowMs, interview.weeksAgo) });
        count += 1;
        if (waiting.length < rowsAtATime) continue;
        await write(transaction, waiting);
        waiting = [];
      }
    }
    await write(transaction, waiting);
    await makeFigures(transaction, [...known], nowMs);
    return count;
  });
}

/** Makes what is shown of many stories together, and the lists of what was asked. */
async function makeFigures(transaction: Transaction<Tables>, companyIds: readonly string[], nowMs: number): Promise<void> {
  await run(transaction, 'analyze interview, interview_round, offer_fact');
  for (const companyId of companyIds) await interviewSummary.refresh(transaction, companyId, nowMs);
  await run(transaction, 'analyze interview, interview_figure, question, question_place, question_listing');
  await makeQuestionTopics(transaction);
}

/** A story came out on the Monday of its week. */
const mondayBefore = (nowMs: number, weeksAgo: number): string => new Date(mondayOf(weekOf(dayOf(nowMs - weeksAgo * 7 * dayMs)))).toISOString();

type Ids = Pick<InterviewRow, 'designationId' | 'collegeId'>;

/** The numbers of designations and colleges by the names that stories have for them. One name may stand in several departments. */
async function references(transaction: Transaction<Tables>): Promise<(interview: DemoInterview) => Ids> {
  const colleges = await fillDemoColleges(transaction);
  const { rows } = await sql<{ readonly id: number; readonly name: string }>`
    select designation.id, department.name || ': ' || designation.name as name from designation join department on department.id = department_id`.execute(
    transaction,
  );
  const designations = new Map(rows.map(({ id, name }) => [name, id]));
  return ({ job, college }) => ({
    designationId: job === null ? null : (designations.get(`${job.department}: ${job.designation}`) ?? null),
    collegeId: college === null ? null : (colleges.get(college) ?? null),
  });
}

const run = (where: Kysely<Tables>, statement: string) => sql.raw(withoutTimeout(statement)).execute(where);
