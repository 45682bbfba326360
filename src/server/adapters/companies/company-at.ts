import type { Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Tables } from '../tables.ts';
import { movedTo } from './moved-company.ts';

/** The company of a name in URLs, which may be one that it had before; refused where there is none. */
export async function companyAt(db: Kysely<Tables>, urlName: string): Promise<{ readonly id: string; readonly industry: string }> {
  const row = await db.selectFrom('company').select(['id', 'industry']).where('url_name', '=', urlName).executeTakeFirst();
  if (row) return row;
  const now = await movedTo(db, urlName);
  if (now === undefined) throw new Failure('missing');
  return companyAt(db, now);
}
