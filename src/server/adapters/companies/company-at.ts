import type { Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Tables } from '../tables.ts';
import { movedTo } from './moved-company.ts';

/** A company as it stands behind what is asked of it. */
interface CompanyFound {
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly industry: string;
}

/** The company of a name in URLs, which may be one that it had before; refused where there is none. */
export async function companyAt(db: Kysely<Tables>, urlName: string): Promise<CompanyFound> {
  const row = await db.selectFrom('company').select(['id', 'url_name', 'name', 'industry']).where('url_name', '=', urlName).executeTakeFirst();
  if (row) return { id: row.id, urlName: row.url_name, name: row.name, industry: row.industry };
  const now = await movedTo(db, urlName);
  if (now === undefined) throw new Failure('missing');
  return companyAt(db, now);
}
