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
}

interface WeekRow {
  readonly companyId: string;
  readonly week: string;
  readonly stars: readonly number[];
}

const entrantsQuery = (which: RawBuilder<unknown>, limit: number): RawBuilder<CompanyRow> => sql`
  select company.id, company.url_name, company.name, company.industry, industry.name as industry_name, company.indian_size as size, company.founded_year,
    coalesce(company_rating.prior_hundredths, industry.prior_hundredths, ${usualPrior}::integer) as prior
  from company
  join industry on industry.url_name = company.industry
  left join company_rating on company_rating.company_id = company.id
  where ${which} order by company.id limit ${limit}`;

async function entrantsFrom(db: Kysely<Tables>, query: RawBuilder<CompanyRow>): Promise<readonly AwardEntrant[]> {
  const { rows } = await query.execute(db);
  const { rows: found } = await sql<WeekRow>`select company_id as "companyId", week::text as week, array[one, two, three, four, five] as stars from rating_week
    where company_id = any(${rows.map(({ id }) => id)}::text[]) order by company_id, week`.execute(db);
  const weeks = Map.groupBy(found, ({ companyId }) => companyId);
  return rows.map((row) => entrantFromRow(row, weeks.get(row.id) ?? []));
}

const entrantFromRow = ({ id, url_name, name, industry, industry_name, size, founded_year, prior }: CompanyRow, weeks: readonly WeekRow[]): AwardEntrant => ({
  companyId: id,
  urlName: url_name,
  name,
  industry,
  industryName: industry_name,
  size: sizeOfCode(size),
  foundedYear: founded_year,
  priorHundredths: prior,
  weeks: weeks.map(({ week, stars }) => ({ week: weekOf(week), stars })),
});

export async function entrantOf(db: Kysely<Tables>, companyId: string): Promise<AwardEntrant | undefined> {
  const [entrant] = await entrantsFrom(db, entrantsQuery(sql`company.id = ${companyId}`, 1));
  return entrant;
}

/** Batch size, since weeks of a batch take some megabytes. */
const companiesAtATime = 500;

export async function* allEntrants(db: Kysely<Tables>): AsyncGenerator<readonly AwardEntrant[], void> {
  let after = '';
  for (;;) {
    const entrants = await entrantsFrom(db, entrantsQuery(sql`company.id > ${after}`, companiesAtATime));
    if (entrants.length > 0) yield entrants;
    const last = entrants.at(-1);
    if (!last || entrants.length < companiesAtATime) return;
    after = last.companyId;
  }
}
