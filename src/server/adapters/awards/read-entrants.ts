import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AwardEntrant } from '#core/awards/award-rule.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { sizeOfCode } from '../companies/size-code.ts';
import type { Tables } from '../database/tables.ts';
import { usualPrior } from '../reviews/review-figures.ts';

interface CompanyRow {
  readonly id: string;
  readonly url_name: string;
  readonly name: string;
  readonly industry: string;
  readonly industry_name: string;
  readonly size: number | null;
  readonly founded_year: number | null;
  readonly prior: number;
  readonly weeks: readonly (readonly [monday: string, ...stars: number[]])[];
}

const entrantsQuery = (which: RawBuilder<unknown>, limit: number): RawBuilder<CompanyRow> => sql`
  select company.id, company.url_name, company.name, company.industry, industry.name as industry_name, company.indian_size as size, company.founded_year,
    coalesce(company_rating.prior_hundredths, industry.prior_hundredths, ${usualPrior}::integer) as prior,
    (select coalesce(jsonb_agg(jsonb_build_array(week, one, two, three, four, five) order by week), '[]') from rating_week where rating_week.company_id = company.id) as weeks
  from company
  join industry on industry.url_name = company.industry
  left join company_rating on company_rating.company_id = company.id
  where ${which} order by company.id limit ${limit}`;

const entrantFromRow = ({ id, url_name, name, industry, industry_name, size, founded_year, prior, weeks }: CompanyRow): AwardEntrant => ({
  companyId: id,
  urlName: url_name,
  name,
  industry,
  industryName: industry_name,
  size: sizeOfCode(size),
  foundedYear: founded_year,
  priorHundredths: prior,
  weeks: weeks.map(([monday, ...stars]) => ({ week: weekOf(monday), stars })),
});

export async function entrantOf(db: Kysely<Tables>, companyId: string): Promise<AwardEntrant | undefined> {
  const { rows } = await entrantsQuery(sql`company.id = ${companyId}`, 1).execute(db);
  return rows[0] && entrantFromRow(rows[0]);
}

/** Batch size, since weeks of a batch take some megabytes. */
const companiesAtATime = 500;

export async function* allEntrants(db: Kysely<Tables>): AsyncGenerator<readonly AwardEntrant[], void> {
  let after = '';
  for (;;) {
    const { rows } = await entrantsQuery(sql`company.id > ${after}`, companiesAtATime).execute(db);
    if (rows.length > 0) yield rows.map(entrantFromRow);
    const last = rows.at(-1);
    if (!last || rows.length < companiesAtATime) return;
    after = last.id;
  }
}
