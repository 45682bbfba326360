import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { longestReportNote, gravestOf, isToBeHidden, type Report, type ReportCounts, type ReportReason } from '#core/moderation/report.ts';
import type { Reports } from '#core/moderation/reports.ts';
import { takeFromQuota } from '../caller/daily-quota.ts';
import { cleaned } from '../content/clean-text.ts';
import { openItem } from './moderation-items.ts';
import { shownToAll } from '../votes/shown-to-all.ts';
import { lockedTarget, changeStatus } from './moderation-target.ts';
import type { Tables } from '../tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlReports implements Reports {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async file({ resourceId, resourceType, reason, note }: Report): Promise<boolean> {
    const reporter = this.#scope.keyFor('reports');
    return this.#scope.db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, resourceId);
      const { rows: shown } = await shownToAll({ resourceId, resourceType }).execute(transaction);
      if (!target || shown.length === 0) throw new Failure('missing');
      await takeFromQuota(transaction, this.#scope, 'reports');
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('report')
        .values({ thing: resourceId, reporter, reason, note: cleaned(note ?? '', longestReportNote) || null, filed_on: this.#scope.today })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return false;
      const counts = await countsOf(transaction, resourceId);
      const rule = gravestOf(counts);
      await openItem(transaction, this.#scope, { thing: resourceId, thingType: target.type, cause: 'reports', rule });
      if (isToBeHidden(counts, target.upVotes))
        await changeStatus(transaction, this.#scope, target, { status: 'FLAGGED', action: 'flagged', rule, askedBy: 'reader', appeal: 'none' });
      return true;
    });
  }
}

/** The reports by different people since moderators last decided about it. */
async function countsOf(transaction: Transaction<Tables>, thing: string): Promise<ReportCounts> {
  const { rows } = await sql<{ readonly reason: ReportReason; readonly count: number }>`select reason, count(*)::integer as count from report
    where thing = ${thing} and not is_settled group by reason`.execute(transaction);
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}
