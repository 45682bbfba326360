import { sql } from 'kysely';
import { companySearchSource } from '../companies/company-search-source.ts';
import type { Summary } from '../summaries/summary.ts';
import { refreshEntries } from '../search-index/refresh-entries.ts';

/** Updates a company's search entry with its name, page and counts. */
export const searchSummary: Summary = {
  name: 'search',
  dueNow: () => sql`select null::text as company_id where false`,
  refresh: (transaction, companyId) => refreshEntries(transaction, companySearchSource, [companyId]),
};
