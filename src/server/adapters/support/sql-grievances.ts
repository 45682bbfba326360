import type { Kysely, Selectable } from 'kysely';
import { receiptNumberOf } from '#core/account/receipt-number.ts';
import { Failure } from '#core/failure.ts';
import { jobIdIn } from '#core/jobs/job-paths.ts';
import { decideByOf } from '#core/support/grievance-clock.ts';
import type { Grievance, GrievanceDraft, GrievanceReceipt } from '#core/support/grievance.ts';
import type { Grievances } from '#core/support/grievances.ts';
import { isPagePath } from '#core/support/page-path.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized, sanitizedLine } from '../content/sanitized-text.ts';
import { newRow } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { hashed, randomId } from '../secrets/secrets.ts';
import { countDemand, quarterAt } from './count-demand.ts';
import { grievance as table } from './support-tables.ts';

type NamelessScope = Pick<PseudonymScope, 'db' | 'now' | 'today' | 'secrets'>;

/** Takes no caller, so no statement can record a grievance's sender (F-15). */
export class SqlGrievances implements Grievances {
  readonly #scope: NamelessScope;

  constructor(scope: NamelessScope) {
    this.#scope = scope;
  }

  async file(submissionKey: string, { kind, page, text }: GrievanceDraft): Promise<GrievanceReceipt> {
    const { db, now, today } = this.#scope;
    const grievanceId = this.#numberOf(submissionKey);
    const row = newRow(table, {
      case_id: randomId(),
      number_hash: hashed(grievanceId),
      kind,
      page: page === null ? null : sanitizedLine(page),
      content: sanitized(text),
      received_on: today,
      decide_by: new Date(decideByOf(kind, now)),
      outcome: null,
      answer: null,
      answered_on: null,
    });
    // What is taken out may bring two slashes together, which lead to another site.
    if (row.page !== null && !isPagePath(row.page)) throw new Failure('invalid', 'This is not a page of this site.', { code: 'RULE_BROKEN' });
    if (row.page !== null) await refuseUnknownJob(db, row.page);
    if (row.content === '') throw new Failure('invalid', 'There is nothing in this text.', { code: 'RULE_BROKEN' });
    return db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('grievance')
        .values(row)
        .onConflict((conflict) => conflict.column('number_hash').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows) {
        await countDemand(transaction, quarterAt(now), 'GRIEVANCE');
        return receiptOf(grievanceId, row.received_on, row.decide_by);
      }
      const filed = await transaction.selectFrom('grievance').selectAll().where('number_hash', '=', row.number_hash).executeTakeFirstOrThrow();
      if (filed.kind !== row.kind || filed.page !== row.page || filed.content !== row.content)
        throw new Failure('invalid', undefined, { code: 'SUBMISSION_REUSED' });
      return receiptOf(grievanceId, filed.received_on, filed.decide_by);
    });
  }

  async find(grievanceId: string): Promise<Grievance> {
    const row = await this.#scope.db.selectFrom('grievance').selectAll().where('number_hash', '=', hashed(grievanceId)).executeTakeFirst();
    if (!row) throw new Failure('missing', 'There is no grievance with this number.');
    return grievanceFromRow(row);
  }

  /** Derives the number from the submission key, so retries match although no row stores it. */
  #numberOf(submissionKey: string): string {
    return receiptNumberOf(Buffer.from(this.#scope.secrets.reference('grievance', submissionKey), 'base64url'));
  }
}

async function refuseUnknownJob(db: Kysely<Tables>, page: string): Promise<void> {
  const jobId = jobIdIn(page);
  if (jobId === undefined) return;
  const known = await db.selectFrom('job').select('id').where('id', '=', jobId).executeTakeFirst();
  if (!known) throw new Failure('missing', 'This job does not exist.');
}

const receiptOf = (grievanceId: string, receivedOn: string, decideBy: Date): GrievanceReceipt => ({
  grievanceId,
  receivedOn,
  acknowledgedOn: receivedOn,
  decideBy: decideBy.getTime(),
});

export const grievanceFromRow = (row: Selectable<Tables['grievance']>): Grievance => ({
  kind: row.kind,
  receivedOn: row.received_on,
  decideBy: row.decide_by.getTime(),
  answer:
    row.outcome === null || row.answer === null || row.answered_on === null ? null : { outcome: row.outcome, text: row.answer, answeredOn: row.answered_on },
});
