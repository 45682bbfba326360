import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { sqlStateOf } from './database-failure.ts';
import { withoutTimeout } from './database-pool.ts';
import type { Tables } from './tables.ts';

export const migrationsFolder = join(import.meta.dirname, '../migrations');

const end = '.refused.sql';

export const isRefusal = (file: string): boolean => file.endsWith(end);

/** Sends a statement within one transaction, and returns its rows. */
type Ask = (statement: string) => Promise<readonly unknown[]>;

type Taken = readonly { readonly name: string }[];

/** Reason of the first step to come whose `.refused.sql` finds rows; its comment says why, and what to do. */
export async function refusalBy(ask: Ask, taken: Taken, folder: string = migrationsFolder): Promise<string | undefined> {
  const done = new Set(taken.map(({ name }) => name));
  for (const file of readdirSync(folder).filter(isRefusal).sort()) {
    const step = file.slice(0, -end.length);
    if (done.has(step)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    if (await findsRows(ask, text)) return `${step} refuses its rows: ${[...text.matchAll(/^-- (.*)$/gm)].map(([, line]) => line).join(' ')}`;
  }
  return undefined;
}

/** Asks a database for the rows that a step to come would refuse, and changes nothing. */
export const refusalIn = (db: Kysely<Tables>, taken: Taken, folder?: string): Promise<string | undefined> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      return refusalBy(async (statement) => (await sql.raw(withoutTimeout(statement)).execute(transaction)).rows, taken, folder);
    });

/** Codes of a table or column that only a step to come makes. */
const notYetThere = ['42P01', '42703'];

async function findsRows(ask: Ask, query: string): Promise<boolean> {
  await ask('savepoint refusal');
  try {
    return (await ask(query)).length > 0;
  } catch (error) {
    if (!notYetThere.includes(sqlStateOf(error) ?? '')) throw error;
    await ask('rollback to savepoint refusal');
    return false;
  }
}
