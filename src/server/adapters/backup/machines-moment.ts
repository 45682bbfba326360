import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '#core/failure.ts';
import { sqlStateOf } from '../database/database-failure.ts';
import type { CopyClient } from './copy-client.ts';
import { quoted } from './table-shapes.ts';

interface Placed extends Readonly<Record<string, unknown>> {
  readonly name: string;
  /** One table of those whose rows lie together, by which each machine is reached. */
  readonly isFirst: boolean;
}

/** Tables whose rows lie on the machines of a cluster; none on a plain PostgreSQL. */
export async function placedTables(client: CopyClient): Promise<readonly Placed[]> {
  const cluster = await client.ask(`select 1 from pg_extension where extname = 'citus'`);
  if (cluster.length === 0) return [];
  return client.ask<Placed>(`select logicalrelid::text as name,
      partmethod = 'h' and row_number() over (partition by partmethod, colocationid order by logicalrelid::text) = 1 as "isFirst"
    from pg_dist_partition where partmethod = 'h' or repmodel = 't' order by 1`);
}

const [restMs, mostTries] = [500, 200];

/** Begins a transaction of one moment on all machines: each is asked under a lock that changes of spread rows wait for. */
export async function beginOnMachines(reader: CopyClient, locker: CopyClient, placed: readonly Placed[]): Promise<void> {
  const everyMachine = placed.filter(({ isFirst }) => isFirst).map(({ name }) => `select 1 from ${quoted(name)} limit 1`);
  const lines = everyMachine.join(';');
  await reader.run(lines);
  for (let triesLeft = mostTries; ; triesLeft--)
    try {
      await locker.run(`begin; ${lockSettings}`);
      await locker.run(lockOf(placed));
      for (const statement of [...readSettings, `set local statement_timeout = '1s'`, lines, 'set local statement_timeout = 0']) await reader.run(statement);
      await refuseUnsettled(locker);
      return await locker.run('commit');
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (triesLeft === 0) throw noMoment(error);
      await Promise.all([reader.run('rollback'), locker.run('rollback')]);
      await sleep(restMs);
    }
}

/** Servers write by the first machine alone, so it alone is locked; a reader that froze loses the lock. */
const lockSettings = `set local citus.enable_ddl_propagation = off; set local lock_timeout = '400ms'; set local idle_in_transaction_session_timeout = '2s'`;

/** One line to each machine, as a second would see a later moment; what is set after the first, each by itself, is set there. */
const readSettings = [
  'begin transaction isolation level repeatable read, read only',
  `set local citus.propagate_set_commands = 'local'`,
  'set local citus.max_adaptive_executor_pool_size = 1',
  'set local idle_in_transaction_session_timeout = 0',
];

/** Waits for the busiest table while it holds no other, and never for the others, so that no deadlock ends a change of a member. */
function lockOf(placed: readonly Placed[]): string {
  const names = placed.map(({ name }) => quoted(name)).join(', ');
  return `do $$
    declare busiest text := (select relation::regclass::text from pg_locks where mode = 'RowExclusiveLock' and relation = any('{${names}}'::regclass[])
      and database = (select oid from pg_database where datname = current_database()) group by relation order by count(*) desc limit 1);
    begin
      if busiest is not null then execute format('lock table %s in share mode', busiest); end if;
      for turn in 1..10 loop
        begin
          lock table ${names} in share mode nowait;
          return;
        exception when lock_not_available then perform pg_sleep(0.01);
        end;
      end loop;
      raise lock_not_available;
    end $$`;
}

/** Refuses while a machine still has to make a change that the others have made, as after a lost line. */
async function refuseUnsettled(locker: CopyClient): Promise<void> {
  const unsettled = await locker.ask(
    `select 1 from run_command_on_workers('select count(*) from pg_prepared_xacts where database = current_database()') where result <> '0'`,
  );
  if (unsettled.length > 0) throw new Failure('conflict', 'A machine of the cluster has not yet made a change that the others have made');
}

const noMoment = (cause: unknown): Failure =>
  new Failure('conflict', 'No moment was found at which all machines of the cluster say the same, so much is written. Try again at a quieter time.', { cause });

const busyCodes = new Set(['57014', '55P03', '40P01']);
const isBusy = (error: unknown): boolean => error instanceof Failure && (error.kind === 'conflict' || busyCodes.has(sqlStateOf(error) ?? ''));
