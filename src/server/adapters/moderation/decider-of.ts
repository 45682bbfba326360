import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { measureAskedAgain, overrulesAnother, type LastDecision } from '#core/moderation/authority.ts';
import type { InterventionKind } from '#core/moderation/interventions.ts';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { LoggedDecision } from '#core/moderation/moderations.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { isReportedByEmployer } from './employer-reports.ts';
import type { ModerationTarget } from './moderation-target.ts';

/** Refuses to undo another moderator's decision; lifting a silence is checked elsewhere. */
export async function refuseAnothers(transaction: Transaction<Tables>, scope: PseudonymScope, target: ModerationTarget, kind: InterventionKind): Promise<void> {
  const measure = measureAskedAgain(kind, target.status);
  if (measure === null) return;
  const last = await lastDecision(transaction, scope, target.id, measure);
  const isReported = kind === 'remove' && ((await isReportedByReaders(transaction, scope, target.id)) || (await isReportedByEmployer(transaction, target.id)));
  if (overrulesAnother(scope.role, kind, last, { version: target.version, isReported }))
    throw new Failure('conflict', undefined, { code: 'DECIDED_BY_ANOTHER' });
}

/** Reports by others since moderators last kept the thing. */
export async function isReportedByReaders(transaction: Transaction<Tables>, scope: PseudonymScope, thing: string): Promise<boolean> {
  const record = transaction.selectFrom('report').select('thing').where('thing', '=', thing).where('is_settled', '=', false);
  return (await record.where('reporter', 'is distinct from', scope.keyFor('reports')).limit(1).executeTakeFirst()) !== undefined;
}

/** Decision that ends a measure; a warning ends only by second look. */
const takenBackBy: Readonly<Record<AppealableMeasure, LoggedDecision>> = { remove: 'keep', lock: 'unlock', silence: 'unsilence', warn: 'warn' };

/** Last decision on a measure; appealed ones belong to the second moderator. */
async function lastDecision(
  transaction: Transaction<Tables>,
  { moderator }: PseudonymScope,
  thing: string,
  measure: AppealableMeasure,
): Promise<LastDecision | undefined> {
  const { rows } = await sql<LastDecision>`select coalesce(decider = ${moderator.keyFor('moderators')}, false) as "isMine", stage = 'second' as "isSecond",
      case stage when 'second' then decision = 'remove' else decision = ${measure} end as "isAgainst", decided_version as version
    from moderation_item where thing = ${thing} and decision is not null
      and (case stage when 'second' then former = ${measure} else decision in (${measure}, ${takenBackBy[measure]}) end) order by decided_at desc, place desc limit 1`.execute(
    transaction,
  );
  return rows[0];
}
