// Leaves this version's schema behind, with a few rows in every table, for later versions to upgrade: `node tests/durability/leave-schema.ts`, once at each release.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { writeBackupFile } from '#server/adapters/backup/backup-file.ts';
import { withSnapshot } from '#server/adapters/backup/snapshot.ts';
import { framesOf } from '#server/adapters/backup/write-frames.ts';
import { openDatabase } from '#server/adapters/database/database.ts';
import { migrate, migrationsIn } from '#server/adapters/database/migrate.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { enterLoginMode } from '#server/adapters/login/login-mode.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { keysFolderOf } from '#server/adapters/secrets/secret-file.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { fillWorld } from '#server/app/wiring/fill-demo.ts';
import { leftAt, secretKey } from './first-instance.ts';

const fewRows = 2;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Table and column that it refers to. */
  readonly parent: string | null;
  readonly key: string | null;
  readonly isSaid: boolean;
}

/** Values that a check of the table asks for. */
const checked: Readonly<Record<string, string>> = {
  'clear_facts.of_table': 'work_experience',
  'impression_week.entity': 'top_company_impressions',
  'mail_proof.year': '2026-01-01',
  'mute.kind': 'MUTE',
  'role_claim.role': 'moderator',
  'sanction.covers': 'persona',
};

const byType: Readonly<Record<string, string>> = {
  text: `'left'`,
  boolean: 'true',
  date: `'2026-12-01'`,
  'timestamp with time zone': `'2026-12-01T06:00:00Z'`,
  json: `'{}'`,
  jsonb: `'{}'`,
  bytea: String.raw`'\x00'`,
  tsvector: `''`,
};

const isTable = sql.raw(`relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migration'`);

const columnsIn = async (db: Kysely<Tables>): Promise<readonly Column[]> =>
  (
    await sql<Column>`select relname as table, a.attname as name, format_type(a.atttypid, null) as type, confrelid::regclass::text as parent, k.attname as key,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isSaid"
    from pg_class join pg_attribute a on a.attrelid = pg_class.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint on contype = 'f' and conrelid = pg_class.oid and conkey = array[a.attnum]
    left join pg_attribute k on k.attrelid = confrelid and k.attnum = confkey[1]
    where ${isTable} order by relname, a.attnum`.execute(db)
  ).rows;

/** Leaves few rows of each table, and those that they refer to. */
async function leaveFew(db: Kysely<Tables>, columns: readonly Column[]): Promise<void> {
  const names = [...new Set(columns.map(({ table }) => table))];
  const keep = (name: string, which: string) => sql.raw(`insert into kept select '${name}', ctid from ${name} ${which} on conflict do nothing`).execute(db);
  await sql`create temp table kept (name text, at tid, primary key (name, at)) on commit drop`.execute(db);
  for (const name of names) await keep(name, `limit ${fewRows}`);
  for (let found = 1n; found > 0n;) {
    found = 0n;
    for (const { table, name, parent, key } of columns) {
      if (parent === null) continue;
      const children = `select ${name} from ${table} where ctid in (select at from kept where name = '${table}')`;
      found += (await keep(parent, `where ${key} in (${children})`)).numAffectedRows ?? 0n;
    }
  }
  await sql`set local session_replication_role = replica`.execute(db);
  for (const name of names) await sql.raw(`delete from ${name} where ctid not in (select at from kept where name = '${name}')`).execute(db);
}

/** Puts a row into each table that has none, behind those that it refers to. */
async function fillEmpty(db: Kysely<Tables>, columns: readonly Column[]): Promise<void> {
  const waiting = Map.groupBy(
    columns.filter(({ isSaid }) => isSaid),
    ({ table }) => table,
  );
  for (const [table, said] of waiting) {
    const parents = said.flatMap(({ parent }) => (parent !== null && waiting.has(parent) && parent !== table ? [parent] : []));
    waiting.delete(table);
    if (parents.length > 0) {
      waiting.set(table, said);
      continue;
    }
    const values = said.map(({ name, type, parent, key }) => {
      const known = checked[`${table}.${name}`];
      if (parent !== null) return `(select ${key} from ${parent} limit 1)`;
      return known === undefined ? (byType[type] ?? (type.endsWith('[]') ? `'{}'` : '1')) : `'${known}'`;
    });
    await sql
      .raw(`insert into ${table} (${said.map(({ name }) => name).join(', ')}) select ${values.join(', ')} where not exists (select from ${table})`)
      .execute(db);
  }
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'daftar-left-'));
const database = await openDatabase({ dataDir, say: say });
try {
  const { db, url } = database;
  await migrate(database, say);
  const secrets = await openKnownSecrets(db, { dataDir, secretKey });
  await enterLoginMode(db, 'demo');
  await fillReferences(db);
  await fillWorld(database, { scale: 6, seed: 1, secrets, clock: { now: () => leftAt }, progress: { say: say, show: () => undefined } }, async () => undefined);
  const columns = await columnsIn(db);
  await db.transaction().execute((transaction) => leaveFew(transaction, columns));
  await fillEmpty(db, columns);
  const file = join(import.meta.dirname, `schema-${migrationsIn().at(-1)?.name.slice(0, 4)}.backup`);
  await withSnapshot(url, { product: 'of its day' }, (source) => writeBackupFile(file, framesOf(source), undefined));
  say(`Left ${file}.`);
} finally {
  await database.close();
  for (const folder of [dataDir, keysFolderOf({ dataDir })]) rmSync(folder, { recursive: true, force: true });
}
