import { sql, type Transaction } from 'kysely';
import { longestAnswer } from '#core/company-replies/employer-reply.ts';
import { dayOf } from '#core/figures/ago.ts';
import { Failure } from '#core/failure.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { shownReplyTo } from '../company-replies/replied-to.ts';
import type { ContentKind } from '../content-kind.ts';
import { checked, sanitized, type PublishedText } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { keepVersion } from '../moderation/earlier-versions.ts';
import { holdEdit } from '../moderation/hold-edit.ts';
import { refuseReachable } from './refuse-reachable.ts';

/** Columns of a contribution whose author answered nothing. */
export const noAnswer = { answer: null, answered_on: null, answered_id: null } as const;

/** Sanitizes and checks an answer like the texts above it; null where it is empty. */
export function answerText(given: string): PublishedText | null {
  const text = sanitized(given);
  if (text.length > longestAnswer) throw new Failure('invalid', `An answer has at most ${longestAnswer} signs.`, { code: 'RULE_BROKEN' });
  refuseReachable({ text });
  return text === '' ? null : checked({ text }).text;
}

interface Answered {
  readonly companyId: string;
  readonly company: string;
  readonly id: string;
}

/** Writes the author's answer below the reply that readers see. */
export async function answerReply(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  { kind, of }: { readonly kind: ContentKind; readonly of: Answered },
  answer: PublishedText | null,
): Promise<void> {
  const { companyId, id, company } = of;
  const replyId = answer === null ? null : await shownReplyTo(transaction, of);
  if (answer !== null && replyId === null) throw new Failure('conflict', 'There is no reply to answer.');
  await keepVersion(transaction, scope, { of: kind, id, texts: { answer } });
  const week = answer === null ? null : dayOf(mondayOf(weekOf(scope.today)));
  const { numAffectedRows } =
    await sql`update ${sql.table(kind.table.name)} set answer = ${answer}, answered_on = ${week}, answered_id = ${replyId}, version = version + 1
    where company_id = ${companyId} and id = ${id} and status in ('LIVE', 'FLAGGED') and (answer is distinct from ${answer} or answered_id is distinct from ${replyId})`.execute(
      transaction,
    );
  if (numAffectedRows === 1n && answer !== null) await holdEdit(transaction, scope, { id, texts: { answer }, company });
}
