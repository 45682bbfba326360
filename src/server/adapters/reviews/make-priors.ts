import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const fewestOfIndustry = 20;

/** Updates each industry's mean, which ratings adopt at their next change. */
export async function makePriors(db: Kysely<Tables>): Promise<void> {
  await sql`update industry set prior_hundredths = mean from (
      select industry, round(100.0 * sum(one + 2 * two + 3 * three + 4 * four + 5 * five) / sum(one + two + three + four + five))::integer as mean
      from rating_week join company on company.id = company_id group by industry
      having sum(one + two + three + four + five) >= ${sql.lit(fewestOfIndustry)}) as found
    where url_name = found.industry and prior_hundredths is distinct from mean`.execute(db);
}
