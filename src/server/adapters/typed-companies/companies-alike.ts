import type { Kysely } from 'kysely';
import { answeredCompany } from '#core/search/answered-company.ts';
import { findAnswers } from '#core/search/find-answers.ts';
import { usualSuggestedPages } from '#core/search/search.ts';
import type { Tables } from '../database/tables.ts';
import { SqlSearchIndex } from '../search/sql-search-index.ts';

export interface AskedAlike {
  readonly db: Kysely<Tables>;
  readonly now: number;
}

/** Listed companies with similar words, sound or spelling. */
export async function companiesAlike({ db, now }: AskedAlike, name: string, most: number) {
  const { items } = await findAnswers(new SqlSearchIndex(db, now), name, usualSuggestedPages);
  const names = items.flatMap((item) => answeredCompany(item) ?? []).slice(0, most);
  if (names.length === 0) return [];
  const found = await db.selectFrom('company').select(['id as companyId', 'url_name as urlName', 'name']).where('url_name', 'in', names).execute();
  return found.toSorted((one, other) => names.indexOf(one.urlName) - names.indexOf(other.urlName));
}
