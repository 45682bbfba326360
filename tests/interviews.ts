import { sql, type Kysely } from 'kysely';
import type { InterviewDraft } from '#core/interviews/interview-draft.ts';
import { questionLines } from '#core/interviews/question-lines.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { keepParts } from '#server/adapters/contributions/contribution-rows.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { storyParts } from '#server/adapters/interviews/sql-own-interviews.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { anId } from './content.ts';
import { testDeclarations } from '#tests/database.ts';

/** Facts of one test story. Designations and colleges go by name. */
export interface KnownInterview extends Omit<InterviewDraft, 'designationId' | 'collegeId'> {
  readonly interviewId: string;
  readonly companyId: string;
  readonly authorRef: string;
  readonly status: 'LIVE' | 'SCHEDULED' | 'FLAGGED';
  readonly designation: string | null;
  readonly college: string | null;
  readonly week: string;
  readonly dueAt: string | null;
  /** Year of its token, or null if it does not count. */
  readonly countedYear: number | null;
  readonly helpful: number;
}

export const aRound = (known: Partial<InterviewDraft['rounds'][number]> = {}): InterviewDraft['rounds'][number] => ({
  kind: 'technical',
  minutes: 45,
  hardness: 'average',
  waitDays: null,
  hasFeedback: null,
  questions: [],
  ...known,
});

export function aKnownInterview(known: Partial<KnownInterview> & Pick<KnownInterview, 'companyId'>): KnownInterview {
  const interviewId = anId('i');
  return {
    interviewId,
    authorRef: `key-of-${interviewId}`.padEnd(43, 'x'),
    status: 'LIVE',
    designation: null,
    experience: 'experienced',
    outcome: 'offered',
    source: null,
    college: null,
    hardness: 'average',
    rounds: [aRound({ questions: ['What happens when a query has no index?'] })],
    story: 'Two people sat there, and both had read what I had sent.',
    tips: null,
    unpaidHours: null,
    offer: null,
    week: '2026-W40',
    dueAt: null,
    countedYear: 2026,
    helpful: 0,
    ...known,
  };
}

/** Inserts stories of existing companies with jobs and colleges, and computes company figures. */
export async function keepInterviews(db: Kysely<Tables>, interviews: readonly KnownInterview[], nowMs = Date.UTC(2026, 10, 20)): Promise<void> {
  await nameAll(db, interviews);
  for (const interview of interviews) await keepOne(db, interview);
  for (const companyId of new Set(interviews.map((interview) => interview.companyId)))
    await db.transaction().execute((transaction) => interviewSummary(testDeclarations).refresh(transaction, companyId, nowMs));
}

async function keepOne(db: Kysely<Tables>, interview: KnownInterview): Promise<void> {
  const { companyId, interviewId } = interview;
  const row = {
    company_id: companyId,
    id: interviewId,
    author_ref: interview.authorRef,
    status: interview.status,
    posted_at: new Date(mondayOf(interview.week)).toISOString(),
    due_at: interview.dueAt,
    counted_year: interview.countedYear,
    experience: interview.experience,
    outcome: interview.outcome,
    source: interview.source,
    hardness: interview.hardness,
    story: interview.story,
    tips: interview.tips ?? '',
    questions: questionLines(interview.rounds.map(({ questions }) => questions)),
    unpaid_hours: interview.unpaidHours,
    up_count: interview.helpful,
    best: interview.helpful,
  };
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into interview (${columns}, designation_id, college_id)
    select ${columns}, (select id from designation where name = ${interview.designation} limit 1), (select id from college where name = ${interview.college} limit 1)
    from jsonb_populate_record(null::interview, ${JSON.stringify(row)}::jsonb)`.execute(db);
  await db.transaction().execute((transaction) => keepParts(transaction, 'interview', { companyId, id: interviewId }, storyParts(interview)));
}

async function nameAll(db: Kysely<Tables>, interviews: readonly KnownInterview[]): Promise<void> {
  const jobs = new Set(interviews.flatMap(({ designation }) => designation ?? []));
  if (jobs.size > 0)
    await sql`insert into department (id, url_name, name) select 9000, 'weaving', 'Weaving' where not exists (select 1 from department where id = 9000)`.execute(
      db,
    );
  for (const name of jobs)
    await sql`insert into designation (id, department_id, name) select 9000 + (select count(*) from designation), 9000, ${name}
      where not exists (select 1 from designation where name = ${name})`.execute(db);
  for (const name of new Set(interviews.flatMap(({ college }) => college ?? [])))
    await sql`insert into college (id, name, city, state) select 9000 + (select count(*) from college), ${name}, 'Somewhere', 'Somewhere'
      where not exists (select 1 from college where name = ${name})`.execute(db);
}
