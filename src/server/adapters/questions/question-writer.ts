import type { Transaction } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { longestQuestion, shortestQuestion } from '#core/interviews/interview.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { QuestionDraft } from '#core/questions/questions.ts';
import { needsLook } from '../abuse/watched-words.ts';
import { takeFromQuota } from '../caller/daily-quota.ts';
import { replayOf } from '../caller/idempotency.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { checked, sanitizedLine, type PublishedText } from '../content/sanitized-text.ts';
import { newRow } from '../database/table.ts';
import { openItem } from '../moderation/moderation-items.ts';
import { writingPersona } from '../personas/writing-persona.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { questionHash } from './keep-asked.ts';
import { question } from './question-tables.ts';

export function publishableQuestion(said: string): PublishedText {
  const text = sanitizedLine(said);
  if (text.length < shortestQuestion || text.length > longestQuestion)
    throw new Failure('invalid', `A question has ${shortestQuestion} to ${longestQuestion} characters.`, { code: 'RULE_BROKEN' });
  return checked({ text }).text;
}

/** Writes a question once per submission, storing only its week; counts as a daily post. */
export async function writeQuestion(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  companyId: string,
  { submissionKey, profileType, designationId, text }: Omit<QuestionDraft, 'text'> & { readonly text: PublishedText },
): Promise<string> {
  const id = randomId();
  const before = await replayOf(transaction, scope, { key: submissionKey, payload: [companyId, designationId, profileType, text], answer: id });
  if (before !== undefined) return before;
  const author = await writingPersona(transaction, scope, { profileType });
  await takeFromQuota(transaction, scope, 'posts');
  await refuseUnknown(transaction, companyId, designationId);
  const status = (await needsLook(transaction, scope, { text })) ? 'FLAGGED' : 'LIVE';
  await transaction
    .insertInto('question')
    .values(
      newRow(question, {
        id,
        company_id: companyId,
        designation_id: designationId,
        author_ref: author,
        is_asked: false,
        status,
        locked_for: null,
        posted_at: new Date(mondayOf(weekOf(dayOf(scope.now)))),
        text,
        text_key: questionHash(text),
        merged_into: null,
      }),
    )
    .execute();
  if (status === 'FLAGGED') await openItem(transaction, scope, { thing: id, thingType: 'QUESTION', cause: 'words', rule: 'harassment' });
  return id;
}

/** Refuses an unknown job or company, locking the company until the question is written. */
async function refuseUnknown(transaction: Transaction<Tables>, companyId: string, designationId: number | null): Promise<void> {
  existing(await transaction.selectFrom('company').select('id').where('id', '=', companyId).forKeyShare().executeTakeFirst());
  if (designationId === null) return;
  const job = await transaction.selectFrom('designation').select('id').where('id', '=', designationId).executeTakeFirst();
  if (!job) throw new Failure('invalid', 'There is no such job.', { code: 'RULE_BROKEN' });
}
