import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { questionKey } from '#core/questions/question-words.ts';
import { holdQuestions } from '../companies/move-questions.ts';
import { checkedLine, type PublishedText } from '../content/sanitized-text.ts';
import { newRow } from '../database/table.ts';
import { lockedTarget } from '../moderation/moderation-target.ts';
import { withdraw } from '../moderation/withdraw.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';
import { listQuestions } from './list-questions.ts';
import { question } from './question-tables.ts';

type In = Transaction<Tables>;

/** A story that is shown, as far as its questions go by it. */
export interface AskingStory {
  readonly companyId: string;
  readonly interviewId: string;
  readonly authorRef: string;
  readonly designationId: number | null;
  readonly postedAt: Date;
  /** What was asked, round by round. */
  readonly rounds: readonly (readonly string[])[];
}

/** A question in its place in a story. */
interface AskedLine {
  readonly round: number;
  readonly place: number;
  readonly text: PublishedText;
  readonly key: string;
}

/** The hash of a question by which the same one is known again. */
export const questionHash = (text: string): string => createHash('sha256').update(questionKey(text)).digest('base64url');

/**
 * Keeps the questions of a story that is shown: each is the one that is known with the same words, or a new one. What moderators took down stays down, whoever
 * tells of it again. A question that a member asks stays theirs, and is none of a story's.
 */
export async function keepAsked(transaction: In, story: AskingStory, now: number): Promise<void> {
  await holdQuestions(transaction);
  const before = await leavePlaces(transaction, story);
  const lines = linesOf(story);
  const known = await knownQuestions(transaction, lines);
  await makeMissing(transaction, story, lines, known);
  const places = lines.flatMap(({ round, place, key }) => {
    const question_id = known.get(key);
    return question_id === undefined ? [] : [{ ...idsOf(story), round, place, question_id, designation_id: story.designationId }];
  });
  if (places.length > 0) await transaction.insertInto('question_place').values(places).execute();
  await settle(transaction, [...new Set([...before, ...places.map(({ question_id }) => question_id)])], now);
}

/** Takes a story out of the places of its questions, where it is shown no more. */
export async function dropAsked(transaction: In, { companyId, id }: { readonly companyId: string; readonly id: string }, now: number): Promise<void> {
  await holdQuestions(transaction);
  await settle(transaction, await leavePlaces(transaction, { companyId, interviewId: id }), now);
}

const idsOf = ({ companyId, interviewId }: Pick<AskingStory, 'companyId' | 'interviewId'>) => ({ company_id: companyId, interview_id: interviewId });

async function leavePlaces(transaction: In, { companyId, interviewId }: Pick<AskingStory, 'companyId' | 'interviewId'>): Promise<readonly string[]> {
  const left = transaction.deleteFrom('question_place').where('company_id', '=', companyId).where('interview_id', '=', interviewId);
  return (await left.returning('question_id').execute()).map(({ question_id }) => question_id);
}

const linesOf = ({ rounds }: AskingStory): readonly AskedLine[] =>
  rounds.flatMap((questions, round) =>
    questions.flatMap((said, place) => {
      const text = checkedLine(said);
      return text === undefined ? [] : [{ round: round + 1, place: place + 1, text, key: questionHash(text) }];
    }),
  );

/** The questions with these words, by their hashes; one that was joined into another is that one. */
async function knownQuestions(transaction: In, lines: readonly AskedLine[]): Promise<Map<string, string>> {
  const keys = lines.map(({ key }) => key);
  const { rows } = await sql<{ readonly id: string; readonly key: string }>`select coalesce(merged_into, id) as id, text_key as key from question
    where text_key = any(${keys}::text[]) and text_key <> '' and is_asked order by (status = 'LIVE') desc, (merged_into is null) desc, id`.execute(transaction);
  return new Map(rows.toReversed().map(({ id, key }) => [key, id]));
}

async function makeMissing(transaction: In, story: AskingStory, lines: readonly AskedLine[], known: Map<string, string>): Promise<void> {
  for (const { text, key } of lines) {
    if (known.has(key)) continue;
    const row = newRow(question, {
      id: randomId(),
      company_id: story.companyId,
      designation_id: story.designationId,
      author_ref: story.authorRef,
      is_asked: true,
      locked_for: null,
      posted_at: story.postedAt,
      text,
      text_key: key,
      merged_into: null,
    });
    await transaction.insertInto('question').values(row).execute();
    known.set(key, row.id);
  }
}

/** Lists questions anew, and withdraws what no story asks any more, where nobody has answered it. */
async function settle(transaction: In, ids: readonly string[], now: number): Promise<void> {
  await listQuestions(transaction, ids);
  const { rows } = await sql<{ readonly id: string }>`select id from question
    where (id = any(${ids}::text[]) or merged_into = any(${ids}::text[])) and is_asked and status <> 'DELETED'
      and not exists (select from question as kept where kept.id = coalesce(question.merged_into, question.id) and kept.asked_count > 0)
      and not exists (select from comment where post_id = coalesce(question.merged_into, question.id) and comment.status <> 'DELETED') order by id`.execute(
    transaction,
  );
  for (const { id } of rows) {
    const target = await lockedTarget(transaction, id);
    if (target) await withdraw(transaction, now, target);
  }
}
