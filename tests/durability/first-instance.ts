import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { anEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { stepsBefore } from './steps-before.ts';

/*
 * The first instance is one as the first release left it. That release was started on an empty folder with six made-up companies (DEMO_SCALE=6), used over HTTP by
 * members, moderators and a guest, and stopped. first-house-rows.copy.br holds the rows of every table as COPY writes them, parents first, and the steps with
 * their hashes: 243 posts of every kind, comments, votes, polls, offers, pictures, reports, decisions, appeals, deletions, an account deleted and one at rest,
 * careers, sessions, a passkey. first-house-answers.json.br holds 1,226 questions to its API with their answers. Both are Brotli, and are never made again.
 */

/** The secret that the first instance was made with. */
export const secretKey = 'the first house keeps this secret 1';

/** The first step of the schema that the first instance does not have. */
const firstStepSince = '0033';

/** A question that a caller asked the first instance, and its answer then; a picture is named by the hash of its bytes. */
export interface Answer {
  readonly as: string;
  readonly url: string;
  readonly body?: object;
  readonly status: number;
  readonly says: unknown;
}

/** The answers of the first instance, their moment, and the cookies, passkey and recovery codes with which its members come back. */
interface Facts {
  readonly at: string;
  readonly cookies: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly passkey: { readonly id: string; readonly privateKey: string; readonly userHandle: string };
  readonly recoveryCodes: readonly string[];
  readonly answers: readonly Answer[];
}

const unpacked = (file: string): string => brotliDecompressSync(readFileSync(join(import.meta.dirname, file))).toString();

export const facts: Facts = JSON.parse(unpacked('first-house-answers.json.br'));

/** The rows of the first instance, each table as a COPY statement and its lines. */
const tables: readonly { readonly target: string; readonly name: string; readonly lines: readonly string[] }[] = unpacked('first-house-rows.copy.br')
  .split('\\.\n')
  .filter((part) => part !== '')
  .map((part) => {
    const [head = '', ...lines] = part.slice(0, -1).split('\n');
    const [, target = '', name = ''] = /^copy ((\w+) .+) from stdin;$/.exec(head) ?? [];
    return { target, name, lines };
  });

/** The steps that the first instance had run, each with its hash. */
export const stepsThen: readonly string[] = tables.find(({ name }) => name === 'migration')?.lines.map((line) => line.split('\t').slice(0, 2).join(' ')) ?? [];

/** A database with the schema of the first instance, made by its steps as they are today, and all of its rows. */
export async function openFirstInstance(): Promise<TestDatabase> {
  const database = await anEmptyDatabase();
  await migrate(database, () => undefined, stepsBefore(firstStepSince));
  const client = await CopyClient.open(database.url);
  for (const { target, name, lines } of tables) if (name !== 'migration') await client.copyIn(target, bytesOf(lines));
  await client.run(continueNumbers);
  await client.close();
  return database;
}

/** Brings the first instance to where made-up names belong to keys, and takes its own for such names: no account leads to them, and nobody has their keys. */
export async function giveNamesToKeys(database: TestDatabase): Promise<void> {
  await migrate(database, () => undefined, stepsBefore('0180'));
  await sql`update persona set mode = 'unlinkable' where kind = 'ANONYMOUS'`.execute(database.db);
}

async function* bytesOf(lines: readonly string[]): AsyncGenerator<Buffer> {
  yield Buffer.from(lines.map((line) => `${line}\n`).join(''));
}

/** Lets the numbers that the database gives go on behind those that came with the rows. */
const continueNumbers = `do $$ declare held record; begin
  for held in select attrelid::regclass as of, attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attidentity <> '' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %s', held.of, held.name, held.name, held.of);
  end loop; end $$`;
