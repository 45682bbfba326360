import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Whether the database holds no company, or companies that were made up and not all that belongs to them: a start that was stopped left it out, or a release before did not know it. */
export async function lacksAnything(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ readonly lacks: boolean }>`select not exists (select from company) or exists (select from installation where has_made_up_data)
    and not (exists (select from company_profile) and exists (select from review) and exists (select from salary) and exists (select from interview)
      and exists (select from photo_set) and exists (select from benefits) and exists (select from job) and exists (select from post)
      and exists (select from question where not is_asked) and exists (select from award_edition)) as lacks`.execute(db);
  return rows[0]?.lacks ?? true;
}
