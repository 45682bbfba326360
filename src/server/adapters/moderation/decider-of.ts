import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { mayUndo } from '#core/moderation/authority.ts';
import type { InterventionKind } from '#core/moderation/interventions.ts';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { LoggedDecision } from '#core/moderation/moderations.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../tables.ts';
import type { ModerationTarget } from './moderation-target.ts';

/** The last decision on a measure about a thing. */
interface LastDecision {
  readonly decider: string | null;
  readonly isSecond: boolean;
  /** Whether the measure was taken or stood by, and not taken back. */
  readonly isAgainst: boolean;
  readonly version: number | null;
}

/**
 * Refuses what would undo the decision of another moderator, in either direction. A thing that waits hidden was decided by nobody yet. Other words, and other
 * reports by readers, ask anew; but no report reopens a second look. The right to lift a silence is asked where it is lifted.
 */
export async function refuseAnothers(transaction: Transaction<Tables>, scope: PseudonymScope, target: ModerationTarget, kind: InterventionKind): Promise<void> {
  if (kind === 'ban' || kind === 'unsilence' || (kind === 'restore' && target.status !== 'AUTHOR_REJECTED')) return;
  const isAgainst = kind !== 'restore' && kind !== 'unlock';
  const last = await lastDecision(transaction, target.id, kind === 'restore' ? 'remove' : kind === 'unlock' ? 'lock' : kind);
  if (isAgainst && (!last || last.isAgainst)) return;
  if (mayUndo(scope.role, last?.decider === scope.moderator.keyFor('moderators'))) return;
  if (isAgainst && last?.version !== null && last?.version !== target.version) return;
  if (kind === 'remove' && !last?.isSecond && (await isReportedByReaders(transaction, scope, target.id))) return;
  throw new Failure('conflict', undefined, { code: 'DECIDED_BY_ANOTHER' });
}

/** Whether another than the caller has reported a thing since moderators last kept it. */
export async function isReportedByReaders(transaction: Transaction<Tables>, scope: PseudonymScope, thing: string): Promise<boolean> {
  const standing = transaction.selectFrom('report').select('thing').where('thing', '=', thing).where('is_settled', '=', false);
  return (await standing.where('reporter', 'is distinct from', scope.keyFor('reports')).limit(1).executeTakeFirst()) !== undefined;
}

/** The decision by which a measure ends; a warning has none, but for a second look. */
const takenBackBy: Readonly<Record<AppealableMeasure, LoggedDecision>> = { remove: 'keep', lock: 'unlock', silence: 'unsilence', warn: 'warn' };

/** The last decision on a measure; one that was upheld or granted is of who took the second look. */
async function lastDecision(transaction: Transaction<Tables>, thing: string, measure: AppealableMeasure): Promise<LastDecision | undefined> {
  const { rows } = await sql<LastDecision>`select decider, stage = 'second' as "isSecond",
      case stage when 'second' then decision = 'remove' else decision = ${measure} end as "isAgainst", decided_version as version
    from moderation_item where thing = ${thing} and decision is not null
      and (case stage when 'second' then former = ${measure} else decision in (${measure}, ${takenBackBy[measure]}) end) order by decided_at desc, place desc limit 1`.execute(
    transaction,
  );
  return rows[0];
}
