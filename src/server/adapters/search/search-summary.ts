import { sql } from 'kysely';
import { companySearchSource } from '../companies/company-search-source.ts';
import type { Summary } from '../summaries/summary.ts';
import { refreshEntries } from '../search-index/refresh-entries.ts';

/** A company in the search: it follows its name, its page, and the counts of what is known of it. */
export const searchSummary: Summary = {
  name: 'search',
  dueNow: () => sql`select null::text as company_id where false`,
  refresh: (transaction, companyId) => refreshEntries(transaction, companySearchSource, [companyId]),
};
