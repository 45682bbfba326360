import type { Selectable, Transaction } from 'kysely';
import type { AskedBy } from '#core/moderation/moderation-outcome.ts';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { longestDecisionNote, statusAfter, type Verdict } from '#core/moderation/moderations.ts';
import { longestAuthorNote } from '#core/moderation/interventions.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { noteEvents } from '../events/note-events.ts';
import type { Tables } from '../database/tables.ts';
import { keepVersionsFrom } from './earlier-versions.ts';
import { changeLock } from './change-lock.ts';
import { isReportedByReaders } from './decider-of.ts';
import { liftFor, refuseAccountWide } from './sanctions.ts';
import { isAskedByEmployer } from './employer-reports.ts';
import { changeStatus, tellLedger, type ModerationTarget } from './moderation-target.ts';

type Item = Selectable<Tables['moderation_item']>;

/** Settles a waiting item, with a ledger entry if readers see a change. */
export async function settleItem(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  item: Item,
  target: ModerationTarget,
  { decision, rule, note = '', noteToAuthor = '' }: Verdict,
): Promise<LedgerEntry | null> {
  const isSecond = item.stage === 'second';
  const silencedBy = isSecond && item.former === 'silence' ? item.former_decider : null;
  if (silencedBy !== null) await refuseAccountWide(transaction, scope, item.thing, silencedBy);
  const named = rule ?? item.rule ?? item.suggested_rule;
  const announced = sanitized(noteToAuthor, longestAuthorNote);
  const isOverturned = isSecond && decision === 'keep';
  // A second look begins with the note of the first decision, which an overturned one no longer says.
  const noted = announced !== '' || isOverturned ? { author_note: announced } : {};
  const said = { decision, rule: named, note: sanitized(note, longestDecisionNote), ...noted };
  const by = { decided_on: scope.today, decided_at: scope.now, decided_version: target.version, decider: scope.moderator.keyFor('moderators') };
  await transaction
    .updateTable('moderation_item')
    .set({ ...said, ...by })
    .where('id', '=', item.id)
    .execute();
  await noteEvents(transaction, [{ cause: 'decision', thing: item.id }]);
  const askedBy = await askerOf(transaction, scope, item, { decision, rule: named, isShown: isShown(target) });
  await keepVersionsFrom(transaction, item.thing, scope.today);
  if (decision === 'keep') await settleReports(transaction, item.thing);
  const appeal = !isSecond ? 'none' : decision === 'keep' ? 'granted' : 'rejected';
  if (silencedBy !== null && isOverturned) await liftFor(transaction, scope, item.thing, silencedBy);
  if (isSecond && item.former !== 'remove')
    return decision === 'keep' && item.former === 'lock' ? changeLock(transaction, scope, target, null, { rule: named, askedBy: 'author', appeal }) : null;
  if (decision === 'keep' && isShown(target))
    return askedBy === 'employer' ? tellLedger(transaction, scope, target, { action: 'kept', rule: named, askedBy, appeal }) : null;
  return changeStatus(transaction, scope, target, {
    status: statusAfter(decision),
    action: decision === 'keep' ? 'restored' : isSecond ? 'upheld' : 'removed',
    rule: named,
    askedBy,
    appeal,
  });
}

/** Settles reports once a thing is kept or restored, so none counts towards hiding it again. */
export async function settleReports(transaction: Transaction<Tables>, thing: string): Promise<void> {
  await transaction.updateTable('report').set({ is_settled: true }).where('thing', '=', thing).execute();
}

const isShown = ({ status }: ModerationTarget): boolean => status === 'LIVE' || status === 'SCHEDULED';

interface Answered extends Pick<Verdict, 'decision' | 'rule'> {
  readonly isShown: boolean;
}

/** Names the employer where it asked, unless a thing comes back; else readers other than the decider. */
async function askerOf(transaction: Transaction<Tables>, scope: PseudonymScope, item: Item, answered: Answered): Promise<AskedBy> {
  if (item.stage === 'second') return 'author';
  if (answered.rule === 'court') return 'court';
  if ((answered.decision === 'remove' || answered.isShown) && (await isAskedByEmployer(transaction, item))) return 'employer';
  if (item.cause === 'words') return 'automatic';
  return (await isReportedByReaders(transaction, scope, item.thing)) ? 'reader' : 'moderator';
}
