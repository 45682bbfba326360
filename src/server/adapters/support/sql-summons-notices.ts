import type { SummonsNotice } from '#core/support/summons-notice.ts';
import type { SummonsNotices } from '#core/support/summons-notices.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { countDemand, quarterAt } from './count-demand.ts';

/** Takes no caller; a week-long keyed hash prevents double counting and reveals nothing. */
export class SqlSummonsNotices implements SummonsNotices {
  readonly #scope: Pick<PseudonymScope, 'db' | 'now' | 'today' | 'secrets'>;

  constructor(scope: Pick<PseudonymScope, 'db' | 'now' | 'today' | 'secrets'>) {
    this.#scope = scope;
  }

  async count(submissionKey: string, notice: SummonsNotice): Promise<void> {
    const { db, now, today, secrets } = this.#scope;
    const key = secrets.reference('summons', submissionKey);
    await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('submission')
        .values({ key, payload: '', answer: '', sent_on: today })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows) await countDemand(transaction, quarterAt(now), 'SUMMONS', notice);
    });
  }
}
