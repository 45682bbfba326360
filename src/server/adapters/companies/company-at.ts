import type { Kysely } from 'kysely';
import { existing } from '#core/failure.ts';
import type { Tables } from '../database/tables.ts';
import { movedTo } from './moved-company.ts';

export interface FoundCompany {
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly industry: string;
}

/** Accepts former URL names. */
export async function foundCompany(db: Kysely<Tables>, urlName: string): Promise<FoundCompany | undefined> {
  const row = await db.selectFrom('company').select(['id', 'url_name as urlName', 'name', 'industry']).where('url_name', '=', urlName).executeTakeFirst();
  if (row) return row;
  const now = await movedTo(db, urlName);
  return now === undefined ? undefined : foundCompany(db, now);
}

/** Fails when there is no such company. */
export async function companyAt(db: Kysely<Tables>, urlName: string): Promise<FoundCompany> {
  return existing(await foundCompany(db, urlName));
}
