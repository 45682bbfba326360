import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

interface BestAward {
  readonly company_id: string;
  readonly award: object;
}

/** Shows each company's best place in its newest edition, for all or one. */
export async function showBestAwards(transaction: Transaction<Tables>, companyId?: string): Promise<void> {
  const which = companyId === undefined ? sql`true` : sql`award_winner.company_id = ${companyId}`;
  const { rows: best } = await sql<BestAward>`select distinct on (award_winner.company_id) award_winner.company_id,
      jsonb_build_object('year', award_winner.year, 'slug', award_winner.slug, 'industry', award_category.industry, 'place', award_winner.place) as award
    from award_winner join award_category on award_category.year = award_winner.year and award_category.slug = award_winner.slug
    where ${which} order by award_winner.company_id, award_winner.year desc, award_winner.place, award_category.place`.execute(transaction);
  await sql`update company set award = best.award from jsonb_to_recordset(${JSON.stringify(best)}::jsonb) as best (company_id text, award jsonb)
    where company.id = best.company_id and company.award is distinct from best.award`.execute(transaction);
}
