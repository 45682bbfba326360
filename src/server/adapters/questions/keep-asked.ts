import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { checked, sanitizedLine } from '../content/sanitized-text.ts';
import { newRow } from '../database/table.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';
import { question } from './question-tables.ts';

type In = Transaction<Tables>;

/** A story whose questions are to stand in the lists. */
export interface AskedStory {
  readonly companyId: string;
  readonly interviewId: string;
  readonly authorRef: string;
  readonly designationId: number | null;
  readonly postedAt: Date;
  /** What was asked, round by round. */
  readonly rounds: readonly (readonly string[])[];
}

/** Keeps the questions of a story that is shown, in place of those it had before. */
export async function keepAsked(transaction: In, story: AskedStory): Promise<void> {
  await dropAsked(transaction, story.interviewId);
  for (const [round, texts] of story.rounds.entries())
    for (const [place, text] of texts.entries()) {
      const questionId = await questionOf(transaction, story, text);
      const at = { company_id: story.companyId, interview_id: story.interviewId, round: round + 1, place: place + 1 };
      await transaction
        .insertInto('question_place')
        .values({ ...at, question_id: questionId, designation_id: story.designationId })
        .execute();
    }
}

/** Takes the questions of a story out of its places. */
export async function dropAsked(transaction: In, interviewId: string): Promise<void> {
  await transaction.deleteFrom('question_place').where('interview_id', '=', interviewId).execute();
}

async function questionOf(transaction: In, { companyId, designationId, authorRef, postedAt }: AskedStory, text: string): Promise<string> {
  const key = createHash('sha256').update(text.toLowerCase()).digest('base64url');
  const known = transaction.selectFrom('question').select('id').where('text_key', '=', key).where('status', '=', 'LIVE');
  const found = await known.where('merged_into', 'is', null).executeTakeFirst();
  if (found) return found.id;
  const facts = { company_id: companyId, designation_id: designationId, author_ref: authorRef, is_asked: true, posted_at: postedAt, text_key: key };
  const row = newRow(question, { id: randomId(), ...facts, ...checked({ text: sanitizedLine(text) }), locked_for: null, merged_into: null });
  await transaction.insertInto('question').values(row).execute();
  return row.id;
}
