import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Benefit, BenefitNote } from '#core/benefits/benefit.ts';
import { dayOf } from '#core/figures/ago.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { Named } from '#core/named.ts';
import { joinsReply, replyColumns, replyFromRow, type RepliedRow } from '../company-replies/replied-to.ts';
import type { Tables } from '../database/tables.ts';

interface NoteRow extends RepliedRow {
  readonly id: string;
  readonly company: Named;
  readonly benefit: Benefit;
  readonly text: string;
  readonly postedAt: Date;
  readonly best: number;
  readonly isEdited: boolean;
}

/** Shown notes, where `rest` chooses and orders them. */
export async function noteRows(db: Kysely<Tables>, rest: RawBuilder<unknown>): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select benefits.id, json_build_object('urlName', company.url_name, 'name', company.name) as company, note_on as benefit, note as text, posted_at as "postedAt", best,
      is_edited as "isEdited", ${replyColumns}
    from benefits join company on company.id = benefits.company_id ${joinsReply('benefits')}
    where benefits.status = 'LIVE' and benefits.note_on is not null ${rest}`.execute(db);
  return rows;
}

export const noteFromRow = (row: NoteRow): BenefitNote => ({
  benefitsId: row.id,
  company: row.company,
  benefit: row.benefit,
  text: row.text,
  week: weekOf(dayOf(row.postedAt.getTime())),
  isEdited: row.isEdited,
  reply: replyFromRow(row),
});
