import { createHash } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { migrationsIn, migrationTable, stepsTaken } from '../database/migrate.ts';
import { refusalBy } from '../database/refusals.ts';
import { Contents, damaged, type BackupEnd, type BackupHead, type SequenceValue, type TableShape } from './backup-format.ts';
import { heardBy } from './byte-intake.ts';
import { CopyClient } from './copy-client.ts';
import { checkOnly, readBackup, type BackupTaker, type ReadBackup } from './read-frames.ts';
import { quoted, rowsQuery, tableShapes } from './table-shapes.ts';
import { missingTable } from './tables-of-steps.ts';

/** Verifies all bytes, known schema steps and required tables before anything is created. */
export async function checkBackup(bytes: AsyncIterable<Uint8Array>): Promise<ReadBackup> {
  const known = migrationsIn();
  const read = await readBackup(bytes, { ...checkOnly, begin: async ({ steps }) => void stepsTaken(steps, known, 'backup') });
  const missing = missingTable(
    stepsTaken(read.head.steps, known, 'backup'),
    read.tables.map(([shape]) => shape),
  );
  if (missing !== undefined) throw withoutTable(missing);
  return read;
}

const withoutTable = (table: string): Failure => damaged(`the table ${table} is not in it`);

export interface RestoreTarget {
  readonly url: string;
  readonly name: string;
  readonly whenFilled: string;
  readonly say: (sentence: string) => void;
}

/** Restores into an empty database in one transaction, so any failure leaves it empty. */
export async function restoreInto(target: RestoreTarget, bytes: AsyncIterable<Uint8Array>, folder?: string): Promise<ReadBackup> {
  const client = await CopyClient.open(target.url);
  try {
    await client.run('begin');
    await refuseSecond(client, target);
    await refuseFilled(client, target);
    const taker = new DatabaseTaker(client, target.say);
    const { tables, ...read } = await readBackup(bytes, taker);
    await refuseRows(client, read.head, folder);
    await client.run(`analyze ${(await tableShapes(client)).map(({ name }) => quoted(name)).join(', ')}`);
    await client.run('commit');
    return { ...read, end: taker.taken(tables), tables };
  } finally {
    await client.close();
  }
}

/** Locks against a second restore until the transaction ends. */
async function refuseSecond(client: CopyClient, { name }: RestoreTarget): Promise<void> {
  const [lock] = await client.ask<{ readonly isMine: boolean }>(`select pg_try_advisory_xact_lock(hashtextextended('restore', 0)) as "isMine"`);
  if (!lock?.isMine) throw new Failure('conflict', `Another restore or move is writing into ${name}. Wait until it is done; this one changed nothing.`);
}

export async function refuseFilledTarget(target: RestoreTarget): Promise<void> {
  const client = await CopyClient.open(target.url);
  try {
    await refuseFilled(client, target);
  } finally {
    await client.close();
  }
}

async function refuseFilled(client: CopyClient, { name, whenFilled }: RestoreTarget): Promise<void> {
  const [first] = await tableShapes(client);
  if (first) throw new Failure('conflict', `There is a database in ${name} already, with a table called ${first.name}. ${whenFilled}`);
}

/** Refuses rows that the next start could not upgrade. */
async function refuseRows(client: CopyClient, { steps }: BackupHead, folder?: string): Promise<void> {
  const refusal = await refusalBy((statement) => client.ask(statement), stepsTaken(steps, migrationsIn(), 'backup'), folder);
  if (refusal !== undefined) throw new Failure('broken', `The backup cannot be used with this version: ${refusal} Nothing was restored.`);
}

interface ForeignKey extends Readonly<Record<string, unknown>> {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Suspends foreign keys and checks them all at the end, with only the owner's rights. */
class DatabaseTaker implements BackupTaker {
  readonly #client: CopyClient;
  readonly #say: (sentence: string) => void;
  readonly #missing = new Map<string, TableShape>();
  readonly #leftOut = new Set<string>();
  #sequences: readonly SequenceValue[] = [];
  #foreignKeys: readonly ForeignKey[] = [];

  constructor(client: CopyClient, say: (sentence: string) => void) {
    this.#client = client;
    this.#say = say;
  }

  async begin({ steps }: BackupHead): Promise<void> {
    const taken = stepsTaken(steps, migrationsIn(), 'backup');
    await this.#client.run(migrationTable);
    for (const { text } of taken) await this.#client.run(`${text};\nset constraints all immediate`);
    for (const shape of await tableShapes(this.#client)) this.#missing.set(shape.name, shape);
    this.#foreignKeys = await this.#client
      .ask<ForeignKey>(`select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace order by 1, 2`);
    for (const { table, name } of this.#foreignKeys) await this.#client.run(`alter table ${table} drop constraint ${quoted(name)}`);
    await this.#client.run(`truncate ${[...this.#missing.keys()].map(quoted).join(', ')}`);
  }

  async table(shape: TableShape, rows: AsyncIterable<Buffer>): Promise<void> {
    const known = this.#missing.get(shape.name);
    if (!known) {
      this.#leftOut.add(shape.name);
      this.#say(`Left out: the table ${shape.name}, which no step of this server makes.`);
      return checkOnly.table(shape, rows);
    }
    this.#missing.delete(shape.name);
    if (JSON.stringify(known.columns) !== JSON.stringify(shape.columns)) throw damaged(`the table ${shape.name} has other columns than its steps make`);
    const hash = createHash('sha256');
    const target = `${quoted(shape.name)} (${shape.columns.map(quoted).join(', ')})`;
    await this.#client.copyIn(target, heardBy(hash, rows));
    await this.#compare(shape, hash.digest('hex'));
  }

  async end({ sequences }: BackupEnd): Promise<void> {
    const [missing] = this.#missing.keys();
    if (missing !== undefined) throw withoutTable(missing);
    for (const sequence of sequences) await this.#set(sequence);
    for (const { table, name, definition } of this.#foreignKeys) await this.#client.run(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }

  /** Totals taken, below the backup's where tables were left out. */
  taken(tables: ReadBackup['tables']): BackupEnd {
    const contents = new Contents();
    for (const [shape, end] of tables) if (!this.#leftOut.has(shape.name)) contents.add(shape, end);
    return contents.end(this.#sequences);
  }

  /** Skips sequences of left-out tables. */
  async #set(sequence: SequenceValue): Promise<void> {
    const [known] = await this.#client.ask('select setval(to_regclass($1), $2::bigint) as value', [quoted(sequence.name), sequence.value]);
    if (known && known['value'] !== null) this.#sequences = [...this.#sequences, sequence];
  }

  /** Reads the table back, as only the stored rows count. */
  async #compare(shape: TableShape, written: string): Promise<void> {
    const hash = createHash('sha256');
    for await (const part of this.#client.copyOut(await rowsQuery(this.#client, shape)).rows) hash.update(part);
    if (hash.digest('hex') !== written)
      throw new Failure('broken', `The database does not give back the rows of ${shape.name} as they were written. Nothing was restored.`);
  }
}
