import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import type { CandidateExperience, Hardness, Interview, InterviewOutcome, InterviewRound, InterviewSource, NamedQuestion } from '#core/interviews/interview.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { Named } from '#core/named.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { joinsReply, replyColumns, replyFromRow, type RepliedRow } from '../company-replies/replied-to.ts';
import { withWaitingUps } from '../counts/counters.ts';
import type { Tables } from '../database/tables.ts';

type Db = Kysely<Tables>;

export interface InterviewRow extends RepliedRow {
  readonly id: string;
  readonly companyId: string;
  readonly company: Named;
  readonly designation: Named | null;
  readonly experience: CandidateExperience;
  readonly outcome: InterviewOutcome;
  readonly source: InterviewSource | null;
  readonly college: Named | null;
  readonly hardness: Hardness;
  readonly story: string;
  readonly tips: string;
  readonly postedAt: Date;
  readonly upCount: number;
  readonly best: number;
  readonly isEdited: boolean;
  readonly isCounted: boolean;
  readonly rounds: readonly Omit<InterviewRound, 'questions'>[];
}

const roundsJson = sql`(select coalesce(json_agg(json_build_object('kind', kind, 'minutes', minutes, 'hardness', interview_round.hardness) order by place), '[]')
  from interview_round where interview_round.company_id = interview.company_id and interview_id = interview.id)`;

/** Stories without their questions; `rest` is the rest of the statement and calls the table by its own name. */
export async function interviewRows(db: Db, rest: RawBuilder<unknown>): Promise<readonly InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`
    select interview.id, interview.company_id as "companyId", json_build_object('urlName', company.url_name, 'name', company.name) as company,
      case when designation.id is not null then json_build_object('urlName', designation.url_name, 'name', designation.name) end as designation,
      experience, outcome, source, case when college.id is not null then json_build_object('urlName', college.url_name, 'name', college.name) end as college, hardness, story, tips, posted_at as "postedAt", up_count as "upCount", best, is_edited as "isEdited", counted_year is not null as "isCounted", ${replyColumns}, ${roundsJson} as rounds
    from interview join company on company.id = interview.company_id ${joinsReply('interview')}
    left join designation on designation.id = designation_id left join college on college.id = college_id
    where interview.status = 'LIVE' ${rest}`.execute(db);
  return withWaitingUps(db, rows, ({ id }) => id);
}

export async function interviewsFromRows(db: Db, rows: readonly InterviewRow[]): Promise<readonly Interview[]> {
  const places = await placesIn(db, rows);
  const questions = await questionsOf(
    db,
    places.map(({ questionId }) => questionId),
  );
  return rows.map((row) => {
    const asked = (round: number) =>
      places.flatMap((each) => (each.interviewId === row.id && each.round === round ? (questions.get(each.questionId) ?? []) : []));
    return { ...interviewFromRow(row), rounds: row.rounds.map((round, at) => ({ ...round, questions: asked(at + 1) })) };
  });
}

interface Place {
  readonly interviewId: string;
  readonly round: number;
  readonly questionId: string;
}

async function placesIn(db: Db, rows: readonly InterviewRow[]): Promise<readonly Place[]> {
  if (rows.length === 0) return [];
  const places = db.selectFrom('question_place').select(['interview_id as interviewId', 'round', 'question_id as questionId']);
  const companies = [...new Set(rows.map(({ companyId }) => companyId))];
  const ids = rows.map(({ id }) => id);
  return places.where('company_id', 'in', companies).where('interview_id', 'in', ids).orderBy('interview_id').orderBy('round').orderBy('place').execute();
}

async function questionsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, NamedQuestion>> {
  if (ids.length === 0) return new Map();
  const found = db
    .selectFrom('question')
    .select(['id', 'text'])
    .where('id', 'in', [...new Set(ids)]);
  const rows = await found.where('status', '=', 'LIVE').execute();
  return new Map(rows.map(({ id, text }) => [id, { questionId: id, slug: questionSlug(text, id), text }]));
}

function interviewFromRow(row: InterviewRow): Omit<Interview, 'rounds'> {
  const { company, designation, experience, outcome, source, college, hardness, story, tips, isEdited, isCounted } = row;
  return {
    interviewId: row.id,
    company,
    designation,
    experience,
    outcome,
    source,
    college,
    hardness,
    story,
    tips: tips === '' ? null : tips,
    week: weekOf(dayOf(row.postedAt.getTime())),
    helpfulCount: row.upCount,
    isEdited,
    isCounted,
    reply: replyFromRow(row),
  };
}
