import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { gravestOf, isToBeHidden, longestReportNote, reportTenths, recordOfSigner, type Report, weighed, type WeighedReport } from '#core/moderation/report.ts';
import type { Reports } from '#core/moderation/reports.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import { refuseBanned } from '../caller/refuse-sanctioned.ts';
import { takeFromQuota } from '../caller/daily-quota.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { openItem } from './moderation-items.ts';
import { sealedNote } from './sealed-note.ts';
import { refuseKeyed } from '../keyed-voters/keyed-voters.ts';
import { shownToAll } from '../content-kinds.ts';
import { lockedTarget, changeStatus, type ModerationTarget } from './moderation-target.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlReports implements Reports {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async file({ resourceId, resourceType, reason, note }: Report): Promise<boolean> {
    return this.#scope.db.transaction().execute(async (transaction) => {
      await refuseBanned(transaction, this.#scope);
      await refuseKeyed(transaction, this.#scope);
      const target = await lockedTarget(transaction, this.#scope, resourceId);
      const { rows: shown } = await shownToAll(this.#scope.kinds.of(resourceType), resourceId).execute(transaction);
      if (!target || shown.length === 0) throw new Failure('missing');
      return fileAbout(transaction, this.#scope, target, { reason, ...(note !== undefined && { note }) });
    });
  }
}

/** Files a report and hides the thing on enough similar ones; false if already reported. */
export async function fileAbout(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  target: ModerationTarget,
  { reason, note }: Pick<Report, 'reason' | 'note'>,
): Promise<boolean> {
  const reporter = scope.keyFor('reports');
  const { id: thing } = target;
  const filed = {
    reason,
    sealed_note: sealedNote(scope.secrets, thing, sanitized(note ?? '', longestReportNote)),
    filed_on: scope.today,
    tenths: reportTenths({ ...(await commentIn(transaction, scope)), upheld: await upheldOf(transaction, reporter) }),
  };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('report')
    .values({ thing, reporter, ...filed })
    .onConflict((conflict) =>
      conflict
        .columns(['thing', 'reporter'])
        .doUpdateSet({ ...filed, is_settled: false, is_reopened: false })
        .where('report.is_reopened', '=', true),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await takeFromQuota(transaction, scope, 'reports');
  const reports = await weighedReports(transaction, thing);
  const rule = gravestOf(reports);
  await openItem(transaction, scope, { thing, thingType: target.kind.type, cause: 'reports', rule });
  if (isToBeHidden(weighed(reports), target.upVotes))
    await changeStatus(transaction, scope, target, { status: 'FLAGGED', action: 'flagged', rule, askedBy: 'reader', appeal: 'none' });
  return true;
}

async function weighedReports(transaction: Transaction<Tables>, thing: string): Promise<readonly WeighedReport[]> {
  const { rows } = await sql<WeighedReport>`select reason, tenths from report where thing = ${thing} and not is_settled`.execute(transaction);
  return rows;
}

async function commentIn(transaction: Transaction<Tables>, scope: PseudonymScope): Promise<PseudonymScope['record']> {
  if (!scope.isSigned) return scope.record;
  const { rows } = await sqlOfOwn<{
    readonly first: Date | null;
  }>`select min(posted_at) as first from ${scope.kinds.contentBy('author_ref', [scope.signer], 'posted_at')}`.execute(transaction);
  return recordOfSigner(rows[0]?.first?.getTime() ?? null, scope.now);
}

/** Counts a member's reports that moderators upheld, where the content is still down. */
async function upheldOf(transaction: Transaction<Tables>, reporter: string): Promise<number> {
  const { rows } = await sqlOfOwn<{ readonly count: number }>`select count(*)::integer as count from report
    where reporter = ${reporter} and not is_settled and 'remove' = (select decision from moderation_item as item
      where item.thing = report.thing and decision in ('remove', 'keep') and (stage = 'first' or former = 'remove') order by decided_at desc, place desc limit 1)`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}
