import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AwardEntrant } from '#core/awards/award-rule.ts';
import { unpackedWeeks } from '#core/awards/packed-weeks.ts';
import type { AwardYear } from '#core/companies/company-award.ts';
import { sizeOfCode } from '../companies/size-code.ts';
import { columns, type Read } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { awardEntrant } from './award-tables.ts';

const own = columns(awardEntrant, 'entrant_id', 'url_name', 'name', 'industry', 'industry_name', 'size', 'founded_year', 'prior_hundredths', 'weeks');

const query = (which: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number): RawBuilder<Read<typeof own>> =>
  sql`select ${own} from award_entrant where ${which} order by ${order} limit ${limit}`;

const entrantFromRow = (row: Read<typeof own>): AwardEntrant => ({
  companyId: row.entrant_id,
  urlName: row.url_name,
  name: row.name,
  industry: row.industry,
  industryName: row.industry_name,
  size: sizeOfCode(row.size),
  foundedYear: row.founded_year,
  priorHundredths: row.prior_hundredths,
  weeks: unpackedWeeks(row.weeks),
});

interface Stretch {
  readonly year: AwardYear;
  readonly slug: string;
  readonly after: string;
  readonly limit: number;
}

/** Sorted by the company ids of the time. */
export async function frozenEntrants(db: Kysely<Tables>, { year, slug, after, limit }: Stretch): Promise<readonly AwardEntrant[]> {
  const { rows } = await query(sql`year = ${year} and ${slug} = any(slugs) and entrant_id > ${after}`, sql`entrant_id`, limit).execute(db);
  return rows.map(entrantFromRow);
}

/** Prefers the company's own figures over those of one merged into it since. */
export async function frozenEntrantOf(db: Kysely<Tables>, year: AwardYear, companyId: string): Promise<AwardEntrant | undefined> {
  const { rows } = await query(sql`company_id = ${companyId} and year = ${year}`, sql`entrant_id <> ${companyId}, entrant_id`, 1).execute(db);
  return rows[0] && entrantFromRow(rows[0]);
}
