import { sql, type Transaction } from 'kysely';
import type { ReportReason } from '#core/moderation/report.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

interface AskedItem {
  readonly thing: string;
  readonly id: string;
}

/** Tells whether the item waits because the company asked, alone or beside readers. */
export async function isAskedByEmployer(transaction: Transaction<Tables>, { thing, id }: AskedItem): Promise<boolean> {
  const { rows } = await sql`select 1 from employer_report where thing = ${thing} and ${id} in (item_id, again_item_id)`.execute(transaction);
  return rows.length > 0;
}

/** Tells whether a report by the company waits. */
export async function isReportedByEmployer(transaction: Transaction<Tables>, thing: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from employer_report join moderation_item as item on item.thing = employer_report.thing and item.id in (item_id, again_item_id)
    where employer_report.thing = ${thing} and item.decision is null`.execute(transaction);
  return rows.length > 0;
}

interface AskedLook {
  readonly thing: string;
  readonly reason: ReportReason;
  /** Moderator who decided before, who leaves a second look to another. */
  readonly formerDecider: string | null;
}

/** Queues a review for its company, or joins what waits already without changing how grave that is; gives its id. */
export async function openForEmployer(transaction: Transaction<Tables>, today: string, { thing, reason, formerDecider }: AskedLook): Promise<string> {
  const { rows } = await sql<{
    readonly id: string;
  }>`insert into moderation_item (id, thing, thing_type, cause, stage, opened_on, suggested_rule, former_decider)
    values (${randomId()}, ${thing}, 'REVIEW', 'reports', 'first', ${today}, ${reason}, ${formerDecider})
    on conflict (thing, stage) where decision is null
      do update set former_decider = coalesce(moderation_item.former_decider, excluded.former_decider)
    returning id`.execute(transaction);
  const [opened] = rows;
  if (!opened) throw new Error('Nothing was queued.');
  return opened.id;
}
