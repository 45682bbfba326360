import { sql } from 'kysely';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import { sizeOfCode } from './size-code.ts';

export interface OptionRow {
  readonly kind: 'industry' | 'location' | 'size';
  readonly url_name: string;
  readonly name: string;
  readonly size: number | null;
  readonly companies_count: number;
}

const mostOptions = 500;

/** Options with companies, most first, from the summaries. Sizes are reordered later. */
export const optionsQuery = sql<OptionRow>`
  select * from (
    select 'industry' as kind, url_name, name, null::smallint as size, companies_count from industry
    union all select 'location', url_name, name, null, companies_count from location
    union all select 'size', '', '', size, companies_count from size_bucket
  ) options
  where companies_count > 0
  order by companies_count desc, name collate "C", url_name, size`;

/** Adds up to all companies, as each has exactly one primary industry. */
export function filtersFromRows(rows: readonly OptionRow[]): CompanyFilters {
  const named = (kind: OptionRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ url_name: urlName, name, companies_count: companiesCount }) => ({ urlName, name, companiesCount }));
  const industries = named('industry');
  return {
    companiesCount: industries.reduce((sum, { companiesCount }) => sum + companiesCount, 0),
    industries: industries.slice(0, mostOptions),
    locations: named('location').slice(0, mostOptions),
    sizes: rows
      .toSorted((one, other) => (one.size ?? 0) - (other.size ?? 0))
      .flatMap(({ kind, size, companies_count: companiesCount }) => {
        const bucket = kind === 'size' ? sizeOfCode(size) : null;
        return bucket === null ? [] : [{ bucket, companiesCount }];
      }),
  };
}
