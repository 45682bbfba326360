import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aCompany } from '#tests/companies.ts';
import type { Play } from './tested-kind.ts';

/** Company whose figures people try to move. */
export const company = aCompany({ urlName: 'koyal-pay' });
export const now = Date.UTC(2026, 10, 20);

export const keyed = (db: Kysely<Tables>) => ({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) });

export const show = (db: Kysely<Tables>, { table }: Pick<Play, 'table'>, is: 'LIVE' | 'SCHEDULED', ids: readonly string[]): Promise<unknown> =>
  sql`update ${sql.table(table)} set status = ${is} where id = any(${ids}::text[])`.execute(db);
