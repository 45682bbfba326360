import { sql, type Selectable } from 'kysely';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { endOfDay } from '#core/support/grievance-clock.ts';
import type { GrievanceCase, GrievanceDesk } from '#core/support/grievance-desk.ts';
import type { GrievanceOutcome } from '#core/support/grievance.ts';
import { dayOf } from '#core/figures/ago.ts';
import { logAction } from '../administration/log-action.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { countDemand, quarterAt } from './count-demand.ts';
import { grievanceFromRow } from './sql-grievances.ts';

const list = ['grievances'];

const behindAll = 100_000_000_000;

/** Waiting cases by deadline, then answered ones, newest first. */
const place = sql<number>`case when answered_on is null then extract(epoch from decide_by)::float8
  else ${sql.lit(behindAll)} - extract(epoch from answered_on)::float8 end`;

export class SqlGrievanceDesk implements GrievanceDesk {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(after?: string | null, pageSize = usualPageSize): Promise<Page<GrievanceCase>> {
    const { db, secrets } = this.#scope.administrator;
    const from = keysetPosition(secrets, list, after);
    const rows = await db
      .selectFrom('grievance')
      .selectAll()
      .select(place.as('place'))
      .$if(from !== undefined, (query) => query.where(sql<boolean>`(${place}, case_id) > (${from?.order}::float8, ${from?.id})`))
      .orderBy(place)
      .orderBy('case_id')
      .limit(pageSize + 1)
      .execute();
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    const next = last && rows.length > pageSize ? listCursor(secrets, list, { order: last.place, id: last.case_id }) : null;
    return { items: shown.map(caseFromRow), next };
  }

  async answer(caseId: string, outcome: GrievanceOutcome, text: string): Promise<GrievanceCase> {
    const scope = this.#scope.administrator;
    const answer = sanitized(text);
    if (answer === '') throw new Failure('invalid', 'There is nothing in this text.', { code: 'RULE_BROKEN' });
    return scope.db.transaction().execute(async (transaction) => {
      const waiting = await transaction.selectFrom('grievance').selectAll().where('case_id', '=', caseId).forUpdate().executeTakeFirst();
      if (!waiting) throw new Failure('missing');
      if (waiting.answered_on !== null) throw new Failure('conflict', 'This grievance is answered already.');
      const decideBy = waiting.decide_by.getTime();
      const answered = await transaction
        .updateTable('grievance')
        .set({ outcome, answer, answered_on: scope.today, decide_by: new Date(endOfDay(dayOf(decideBy))) })
        .where('case_id', '=', caseId)
        .returningAll()
        .executeTakeFirstOrThrow();
      const quarter = quarterAt(Date.parse(waiting.received_on));
      await countDemand(transaction, quarter, scope.now <= decideBy ? 'ANSWERED_IN_TIME' : 'ANSWERED_LATE');
      await logAction(transaction, scope, { action: 'grievance-answered', subject: caseId, changes: [{ field: 'outcome', before: '', after: outcome }] });
      return caseFromRow(answered);
    });
  }
}

const caseFromRow = (row: Selectable<Tables['grievance']>): GrievanceCase => ({
  ...grievanceFromRow(row),
  caseId: row.case_id,
  page: row.page,
  text: row.content,
});
