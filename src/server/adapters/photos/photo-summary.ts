import { sql } from 'kysely';
import { publishScheduled } from '../contributions/publish-scheduled.ts';
import { byMembers } from './photo-rows.ts';
import type { Summary } from '../summaries/summary.ts';

/** Publishes due photos while counting those shown. */
export const photoSummary: Summary = {
  name: 'photos',
  dueNow: (now) => sql`select distinct company_id from photo_set where due_at <= ${new Date(now)}`,
  async refresh(transaction, companyId, now) {
    await publishScheduled(transaction, 'photo_set', companyId, now);
    const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count
      from company_photo join photo_set on photo_set.company_id = company_photo.company_id and photo_set.id = photo_set_id
      where company_photo.company_id = ${companyId} and status = 'LIVE' ${byMembers(companyId)}`.execute(transaction);
    await transaction
      .updateTable('company')
      .set({ photos_count: rows[0]?.count ?? 0 })
      .where('id', '=', companyId)
      .execute();
  },
};
