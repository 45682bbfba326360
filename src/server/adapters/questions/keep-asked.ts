import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { RoundKind } from '#core/interviews/interview.ts';
import { questionKey } from '#core/questions/question-words.ts';
import { holdQuestions } from '../companies/move-questions.ts';
import { checkedLine } from '../content/sanitized-text.ts';
import { newRow } from '../database/table.ts';
import { withdrawEach, type Withdrawing } from '../moderation/withdraw.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { unneeded } from './let-go.ts';
import { countListed, rehome, type AskedChange } from './list-questions.ts';
import { question } from './question-tables.ts';

type In = Transaction<Tables>;

export interface AskingStory {
  readonly interviewId: string;
  readonly authorRef: string;
  readonly designationId: number | null;
  readonly postedAt: Date;
  readonly rounds: readonly (readonly string[])[];
}

interface AskedLine {
  readonly round: number;
  readonly place: number;
  readonly text: string;
  readonly key: string;
}

export const questionHash = (text: string): string => createHash('sha256').update(questionKey(text)).digest('base64url');

/** Stores interview questions, merging equal words; removed ones stay down, and members' questions stay theirs. */
export async function keepAsked(transaction: In, companyId: string, stories: readonly AskingStory[], scope: Withdrawing): Promise<void> {
  await settle(transaction, await placeAsked(transaction, companyId, stories), scope);
}

export async function placeAsked(transaction: In, companyId: string, stories: readonly AskingStory[]): Promise<readonly AskedChange[]> {
  const interviewIds = stories.map(({ interviewId }) => interviewId);
  if (interviewIds.length === 0) return [];
  await holdQuestions(transaction);
  const before = await leavePlaces(transaction, companyId, interviewIds);
  const reported = stories.map((story) => ({ story, lines: linesOf(story) }));
  const known = await knownQuestions(
    transaction,
    reported.flatMap(({ lines }) => lines),
  );
  await makeMissing(transaction, companyId, reported, known);
  const kindOf = await kindsOf(transaction, companyId, interviewIds);
  const places = reported.flatMap(({ story: { interviewId, designationId, postedAt }, lines }) =>
    lines.flatMap(({ round, place, key }) => {
      const questionId = known.get(key);
      return questionId === undefined ? [] : [{ companyId, interviewId, designationId, postedAt, round, place, questionId, kind: kindOf(interviewId, round) }];
    }),
  );
  await sql`insert into question_place (company_id, interview_id, round, place, question_id, designation_id, kind, posted_at)
    select ${companyId}, "interviewId", round, place, "questionId", "designationId", kind, "postedAt" from json_to_recordset(${JSON.stringify(places)})
      as found ("interviewId" text, round smallint, place smallint, "questionId" text, "designationId" integer, kind text, "postedAt" timestamptz)`.execute(
    transaction,
  );
  const after = places.map(({ questionId, interviewId, designationId, kind }): AskedChange => ({
    questionId,
    place: { companyId, interviewId, designationId, round: kind },
    by: 1,
  }));
  return [...before, ...after];
}

export async function dropAsked(transaction: In, { companyId, id }: { readonly companyId: string; readonly id: string }, scope: Withdrawing): Promise<void> {
  await holdQuestions(transaction);
  await settle(transaction, await leavePlaces(transaction, companyId, [id]), scope);
}

async function leavePlaces(transaction: In, companyId: string, interviewIds: readonly string[]): Promise<readonly AskedChange[]> {
  const left = transaction.deleteFrom('question_place').where('company_id', '=', companyId).where('interview_id', 'in', interviewIds);
  const rows = await left.returning(['question_id', 'interview_id', 'designation_id', 'kind']).execute();
  return rows.map(({ question_id, interview_id, designation_id, kind }) => ({
    questionId: question_id,
    place: { companyId, interviewId: interview_id, designationId: designation_id, round: kind },
    by: -1,
  }));
}

async function kindsOf(transaction: In, companyId: string, interviewIds: readonly string[]): Promise<(interviewId: string, round: number) => RoundKind | null> {
  const rounds = transaction.selectFrom('interview_round').select(['interview_id', 'place', 'kind']).where('company_id', '=', companyId);
  const rows = await rounds.where('interview_id', 'in', interviewIds).execute();
  const known = new Map(rows.map(({ interview_id, place, kind }) => [`${interview_id} ${place}`, kind]));
  return (interviewId, round) => known.get(`${interviewId} ${round}`) ?? null;
}

const linesOf = ({ rounds }: AskingStory): readonly AskedLine[] =>
  rounds.flatMap((questions, round) => questions.map((text, place) => ({ round: round + 1, place: place + 1, text, key: questionHash(text) })));

async function knownQuestions(transaction: In, lines: readonly AskedLine[]): Promise<Map<string, string>> {
  const keys = lines.map(({ key }) => key);
  const { rows } = await sql<{ readonly id: string; readonly key: string }>`select coalesce(merged_into, id) as id, text_key as key from question
    where text_key = any(${keys}::text[]) and text_key <> '' and is_asked order by (status = 'LIVE') desc, (merged_into is null) desc, id`.execute(transaction);
  return new Map(rows.toReversed().map(({ id, key }) => [key, id]));
}

const mostMadeAtOnce = 1_000;

/** Creates unknown questions, except those whose words are refused. */
async function makeMissing(
  transaction: In,
  companyId: string,
  reported: readonly { readonly story: AskingStory; readonly lines: readonly AskedLine[] }[],
  known: Map<string, string>,
): Promise<void> {
  const rows = reported.flatMap(({ story, lines }) =>
    lines.flatMap(({ text: said, key }) => {
      const text = known.has(key) ? undefined : checkedLine(said);
      if (text === undefined) return [];
      const row = newRow(question, {
        id: randomId(),
        company_id: companyId,
        designation_id: story.designationId,
        author_ref: story.authorRef,
        is_asked: true,
        locked_for: null,
        posted_at: story.postedAt,
        text,
        text_key: key,
        merged_into: null,
      });
      known.set(key, row.id);
      return [row];
    }),
  );
  for (let at = 0; at < rows.length; at += mostMadeAtOnce)
    await transaction
      .insertInto('question')
      .values(rows.slice(at, at + mostMadeAtOnce))
      .execute();
}

/** Recounts questions and withdraws those without stories and answers. */
async function settle(transaction: In, changes: readonly AskedChange[], scope: Withdrawing): Promise<void> {
  await countListed(transaction, changes);
  const ids = [...new Set(changes.flatMap(({ questionId, by }) => (by < 0 ? [questionId] : [])))];
  if (ids.length === 0) return;
  await rehome(transaction, ids);
  await withdrawEach(transaction, scope, await unneeded(transaction, ids));
}
