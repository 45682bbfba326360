import { sql, type Transaction } from 'kysely';
import {
  deskReportOf,
  mostDeskReports,
  mostWaitingReports,
  type DeskReport,
  type DeskReportDecision,
  type DeskReportFacts,
} from '#core/company-desk/desk-report.ts';
import type { DeskReports } from '#core/company-desk/desk-reports.ts';
import { Failure } from '#core/failure.ts';
import { longestReportNote, type Report, type ReportReason } from '#core/moderation/report.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import type { Tables } from '../database/tables.ts';
import { appealText } from '../moderation/ask-second-look.ts';
import { openForEmployer } from '../moderation/employer-reports.ts';
import { lockedTarget, tellLedger, type ModerationTarget } from '../moderation/moderation-target.ts';
import { sealedNote } from '../moderation/sealed-note.ts';
import { holdDesk } from './desk-people.ts';
import { readerPlace, writerPlace, type DeskScope } from './desk-scope.ts';

type Db = DeskScope['db'];

interface ReportRow extends Omit<DeskReportFacts, 'title' | 'status'> {
  readonly formerDecider: string | null;
}

/** Reports in a company's name, queued as any other and written into the ledger at once. */
export class SqlDeskReports implements DeskReports {
  readonly #scope: DeskScope & Pick<PseudonymScope, 'kinds'>;

  constructor(scope: DeskScope & Pick<PseudonymScope, 'kinds'>) {
    this.#scope = scope;
  }

  async list(urlName: string): Promise<readonly DeskReport[]> {
    const { company } = await readerPlace(this.#scope, urlName);
    return this.#reports(this.#scope.db, company.id);
  }

  async file(urlName: string, reviewId: string, { reason, note = '' }: Pick<Report, 'reason' | 'note'>): Promise<readonly DeskReport[]> {
    const { company } = await writerPlace(this.#scope, urlName);
    const { db, secrets, today } = this.#scope;
    await db.transaction().execute(async (transaction) => {
      await holdDesk(transaction, company.id);
      const known = await reportRows(transaction, sql`report.company_id = ${company.id} and report.thing = ${reviewId}`);
      if (known.length > 0) return;
      const target = await this.#shown(transaction, company.id, reviewId);
      await refuseTooMany(transaction, company.id);
      const item_id = await openForEmployer(transaction, today, { thing: reviewId, reason, formerDecider: null });
      const sealed_note = sealedNote(secrets, reviewId, sanitized(note, longestReportNote));
      const row = { thing: reviewId, company_id: company.id, stars: target.stars ?? 0, reason, sealed_note, filed_on: today, item_id };
      await transaction
        .insertInto('employer_report')
        .values({ ...row, again_item_id: null, sealed_again: null })
        .execute();
      await this.#tell(transaction, target, reason);
    });
    return this.#reports(db, company.id);
  }

  async askAgain(urlName: string, reviewId: string, given: string): Promise<readonly DeskReport[]> {
    const { company } = await writerPlace(this.#scope, urlName);
    const { db, secrets, today } = this.#scope;
    const text = appealText(given);
    await db.transaction().execute(async (transaction) => {
      await holdDesk(transaction, company.id);
      const [row] = await reportRows(transaction, sql`report.company_id = ${company.id} and report.thing = ${reviewId}`);
      const target = await this.#shown(transaction, company.id, reviewId);
      if (!row) throw new Failure('missing');
      if (row.again?.decision === null) return;
      if (!deskReportOf({ ...row, title: null, status: 'LIVE' }, today).mayAskAgain) throw new Failure('conflict', 'There is nothing to look at again.');
      await refuseTooMany(transaction, company.id);
      const { reason, formerDecider } = row;
      const again_item_id = await openForEmployer(transaction, today, { thing: reviewId, reason, formerDecider });
      await transaction
        .updateTable('employer_report')
        .set({ again_item_id, sealed_again: sealedNote(secrets, reviewId, text) })
        .where('thing', '=', reviewId)
        .execute();
      await this.#tell(transaction, target, reason);
    });
    return this.#reports(db, company.id);
  }

  /** Locks a review of the company that everyone can read; others are missing. */
  async #shown(transaction: Transaction<Tables>, companyId: string, reviewId: string): Promise<ModerationTarget> {
    const target = await lockedTarget(transaction, this.#scope, reviewId);
    if (target?.kind.type !== 'REVIEW' || target.placeId !== companyId || target.status !== 'LIVE') throw new Failure('missing');
    return target;
  }

  async #tell(transaction: Transaction<Tables>, target: ModerationTarget, rule: ReportReason): Promise<void> {
    await tellLedger(transaction, this.#scope, target, { action: 'asked', rule, askedBy: 'employer', appeal: 'none' });
  }

  async #reports(db: Db, companyId: string): Promise<readonly DeskReport[]> {
    const rows = await reportRows(db, sql`report.company_id = ${companyId}`);
    const ids = rows.map(({ reviewId }) => reviewId);
    const reviews =
      ids.length === 0
        ? []
        : await db.selectFrom('review').select(['id', 'title', 'status']).where('company_id', '=', companyId).where('id', 'in', ids).execute();
    const found = new Map(reviews.map((review) => [review.id, review]));
    return rows.map(({ formerDecider: _decider, ...row }) => {
      const { title = null, status = 'DELETED' } = found.get(row.reviewId) ?? {};
      return deskReportOf({ ...row, title, status: status === 'SCHEDULED' ? 'LIVE' : status }, this.#scope.today);
    });
  }
}

async function reportRows(db: Db, which: ReturnType<typeof sql>): Promise<readonly ReportRow[]> {
  const decided = (item: 'first' | 'again') =>
    sql<DeskReportDecision>`json_build_object('decision', ${sql.ref(`${item}.decision`)}, 'rule', ${sql.ref(`${item}.rule`)}, 'decidedOn', ${sql.ref(`${item}.decided_on`)})`;
  const { rows } =
    await sql<ReportRow>`select report.thing as "reviewId", report.stars, report.reason, report.filed_on::text as "filedOn", first.decider as "formerDecider",
      ${decided('first')} as first, case when again.id is not null then ${decided('again')} end as again,
      exists (select 1 from moderation_item as look where look.thing = report.thing and look.former = 'remove' and look.decision = 'keep') as "isPutBack"
    from employer_report as report
    join moderation_item as first on first.thing = report.thing and first.id = report.item_id
    left join moderation_item as again on again.thing = report.thing and again.id = report.again_item_id
    where ${which} order by report.filed_on desc, report.thing limit ${sql.lit(mostDeskReports)}`.execute(db);
  return rows;
}

async function refuseTooMany(transaction: Transaction<Tables>, companyId: string): Promise<void> {
  const { rows } = await sqlOfOwn<{ readonly count: number }>`select count(*)::integer as count from employer_report as report
    join moderation_item as item on item.thing = report.thing and item.id in (report.item_id, report.again_item_id)
    where report.company_id = ${companyId} and item.decision is null`.execute(transaction);
  if ((rows[0]?.count ?? 0) >= mostWaitingReports)
    throw new Failure('conflict', `At most ${mostWaitingReports} reports of a company wait at a time.`, { code: 'TOO_MANY' });
}
