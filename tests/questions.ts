import { sql, type Kysely } from 'kysely';
import type { RoundKind } from '#core/interviews/interview.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { makeInterviewFigures } from '#server/adapters/interviews/interview-summary.ts';
import { listQuestions } from '#server/adapters/questions/list-questions.ts';
import { makeQuestionTopics } from '#server/adapters/questions/question-topics.ts';
import { questionHash } from '#server/adapters/questions/keep-asked.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { anId } from './content.ts';

/** Place of a question in a test story. Designations go by name. */
export interface KnownPlace {
  readonly companyId: string;
  readonly interviewId: string;
  readonly designation: string | null;
  readonly round: RoundKind;
  readonly week: string;
}

export interface KnownQuestion {
  readonly questionId: string;
  readonly companyId: string;
  readonly designation: string | null;
  readonly text: string;
  readonly isAsked: boolean;
  readonly status: 'LIVE' | 'FLAGGED' | 'AUTHOR_REJECTED';
  readonly week: string;
  readonly places: readonly KnownPlace[];
  readonly answers: readonly { readonly content: string; readonly upVotes: number; readonly reply?: string }[];
}

export const aKnownPlace = (known: Partial<KnownPlace> & Pick<KnownPlace, 'companyId'>): KnownPlace => ({
  interviewId: anId('i'),
  designation: null,
  round: 'technical',
  week: '2026-W40',
  ...known,
});

export const aKnownQuestion = (known: Partial<KnownQuestion> & Pick<KnownQuestion, 'companyId'>): KnownQuestion => ({
  questionId: anId('q'),
  designation: null,
  text: 'How do you set the tension of a loom?',
  isAsked: true,
  status: 'LIVE',
  week: '2026-W40',
  places: [aKnownPlace({ companyId: known.companyId })],
  answers: [],
  ...known,
});

/** Persona that answers in every world. */
const answerer = 'answers in every world'.padEnd(43, 'x');

/** Inserts questions of existing companies with their stories, and lists them. */
export async function keepQuestions(db: Kysely<Tables>, questions: readonly KnownQuestion[]): Promise<void> {
  await db
    .insertInto('persona')
    .values({ ref: answerer, kind: 'ANONYMOUS', name: ownWords('Ruby Pomelo'), name_key: anId('look'), avatar: '17-sky' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const question of questions) await keepOne(db, question);
  const companies = new Set(questions.flatMap(({ places }) => places.map(({ companyId }) => companyId)));
  await db.transaction().execute(async (transaction) => {
    await listQuestions(
      transaction,
      questions.map(({ questionId }) => questionId),
    );
    for (const companyId of companies) await makeInterviewFigures(transaction, companyId, Date.UTC(2026, 10, 20));
  });
  await makeQuestionTopics(db);
}

const dayOf = (week: string): string => new Date(mondayOf(week)).toISOString();

async function idOf(db: Kysely<Tables>, designation: string | null): Promise<number | null> {
  const { rows } = await sql<{ readonly id: number | null }>`select min(id) as id from designation where name = ${designation}`.execute(db);
  return rows[0]?.id ?? null;
}

async function keepOne(db: Kysely<Tables>, { questionId, companyId, ...known }: KnownQuestion): Promise<void> {
  await sql`insert into question (id, company_id, designation_id, author_ref, is_asked, status, posted_at, text, text_key, comments_count)
    values (${questionId}, ${companyId}, ${await idOf(db, known.designation)}, ${known.isAsked ? `key of ${questionId}` : answerer}, ${known.isAsked}, ${known.status},
      ${dayOf(known.week)}, ${known.text}, ${questionHash(known.text)}, ${known.answers.length + known.answers.filter(({ reply }) => reply).length})`.execute(
    db,
  );
  for (const [at, { content, upVotes, reply }] of known.answers.entries()) {
    await sql`insert into comment (id, post_id, author_ref, content, posted_at, up_count, best)
      values (${`${questionId}a${at}`}, ${questionId}, ${answerer}, ${content}, ${dayOf(known.week)}, ${upVotes}, ${4 * upVotes})`.execute(db);
    if (reply)
      await sql`insert into comment (id, post_id, root_id, author_ref, content, posted_at)
        values (${`${questionId}r${at}`}, ${questionId}, ${`${questionId}a${at}`}, ${answerer}, ${reply}, ${dayOf(known.week)})`.execute(db);
  }
  for (const [at, place] of known.places.entries()) await keepPlace(db, questionId, place, at + 1);
}

async function keepPlace(db: Kysely<Tables>, questionId: string, { companyId, interviewId, designation, round, week }: KnownPlace, at: number): Promise<void> {
  await sql`insert into interview (company_id, id, author_ref, posted_at, designation_id, experience, outcome, hardness, story, tips, questions)
    values (${companyId}, ${interviewId}, ${`key of ${interviewId}`}, ${dayOf(week)}, ${await idOf(db, designation)}, 'fresher', 'offered', 'average', '', '', '')
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ readonly next: number }>`select coalesce(max(place), 0) + 1 as next from interview_round
    where company_id = ${companyId} and interview_id = ${interviewId}`.execute(db);
  const next = rows[0]?.next ?? at;
  await sql`insert into interview_round (company_id, interview_id, place, kind) values (${companyId}, ${interviewId}, ${next}, ${round})`.execute(db);
  await sql`insert into question_place (company_id, interview_id, round, place, question_id, designation_id, kind, posted_at)
    values (${companyId}, ${interviewId}, ${next}, ${at}, ${questionId}, ${await idOf(db, designation)}, ${round}, ${dayOf(week)})`.execute(db);
}
