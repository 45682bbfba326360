import type { Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { openDatabase, type Database } from '../database/database.ts';
import type { AnyTable } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { isCluster, placedIn } from './cluster.ts';
import { areKeysAside } from './keys-set-aside.ts';
import { spreadTables } from './spread-tables.ts';

/** Places the tables that an upgrade brought, where the others are spread already; servers take turns. */
export async function spreadNewTables({ db, url }: Pick<Database, 'db' | 'url'>, tables: readonly AnyTable[], say: (sentence: string) => void): Promise<void> {
  if (!(await isCluster(db))) return;
  if (await areKeysAside(db)) throw new Failure('broken', 'The tables are half spread over the machines. Finish it: npm run admin -- spread');
  if ((await owedIn(db, tables)).length === 0) return;
  await db.transaction().execute(async (turn) => {
    await holdLock(turn, 'spreading');
    const owed = await owedIn(turn, tables);
    if (owed.length === 0) return;
    const patient = await openDatabase({ databaseUrl: url, dataDir: '', say, isPatient: true });
    await spreadTables(patient.db, tables, { isDryRun: false }).finally(patient.close);
    say(`New tables were spread over the machines: ${owed.join(', ')}.`);
  });
}

async function owedIn(db: Kysely<Tables>, tables: readonly AnyTable[]): Promise<readonly string[]> {
  const placed = await placedIn(db);
  return placed.size === 0 ? [] : tables.flatMap(({ name, spread }) => (spread && !placed.has(name) ? [name] : []));
}
