import type { Kysely } from 'kysely';
import { existing } from '#core/failure.ts';
import type { Tables } from '../database/tables.ts';
import { movedTo } from './moved-company.ts';

/** A company as a name in URLs leads to it. */
export interface FoundCompany {
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly industry: string;
}

/** The company of a name in URLs, also of one that it had before; none where there is none. */
export async function foundCompany(db: Kysely<Tables>, urlName: string): Promise<FoundCompany | undefined> {
  const row = await db.selectFrom('company').select(['id', 'url_name as urlName', 'name', 'industry']).where('url_name', '=', urlName).executeTakeFirst();
  if (row) return row;
  const now = await movedTo(db, urlName);
  return now === undefined ? undefined : foundCompany(db, now);
}

/** The same, refused where there is none. */
export async function companyAt(db: Kysely<Tables>, urlName: string): Promise<FoundCompany> {
  return existing(await foundCompany(db, urlName));
}
