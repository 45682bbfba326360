import type { Kysely } from 'kysely';
import { noExitFigures } from '#core/reviews/exit-figures.ts';
import type { ReviewInsights } from '#core/reviews/review-insights.ts';
import type { Tables } from '../tables.ts';

/** What the reviews of a company come to, as it was made last. */
export async function readInsights(db: Kysely<Tables>, companyId: string): Promise<ReviewInsights> {
  const exit = await db.selectFrom('exit_figure').select('figures').where('company_id', '=', companyId).executeTakeFirst();
  return { exit: exit?.figures ?? noExitFigures };
}
