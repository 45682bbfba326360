// Findings about the machines of a cluster; a plain PostgreSQL has none.
import { sql } from 'kysely';
import type { Database } from '#server/adapters/database/database.ts';
import type { AnyTable } from '#server/adapters/database/table.ts';
import { clusterLacks, isCluster, nodesOf, placedIn } from '#server/adapters/spread/cluster.ts';
import { areKeysAside } from '#server/adapters/spread/keys-set-aside.ts';
import { sizeOf } from '../backup/command.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

type Db = Database['db'];

/** Machines by address; the coordinator is one of them. */
export interface MachineFacts {
  readonly machines: readonly string[];
  readonly asleep: readonly string[];
  readonly silent: readonly string[];
  /** Machines that cannot take part in a change of several. */
  readonly unprepared: readonly string[];
  readonly areKeysAside: boolean;
  /** Sentence about what is to be done before tables can be spread. */
  readonly lacks: string | undefined;
  readonly placedCount: number;
  readonly owed: readonly string[];
  /** Parts of tables that lie on no machine. */
  readonly lostCount: number;
  readonly bytes: readonly (readonly [machine: string, bytes: number])[];
}

const part = 'machines';
const command = 'npm run admin -- spread';

export async function machineFindings({ db }: Pick<Database, 'db'>, tables: readonly AnyTable[]): Promise<readonly Finding[]> {
  return (await isCluster(db)) ? findingsOfMachines(await factsIn(db, tables)) : [];
}

/** Everything that is to be done, or one line that all is well. */
export function findingsOfMachines(facts: MachineFacts): readonly Finding[] {
  const { machines, silent, asleep, unprepared, lostCount, placedCount } = facts;
  const troubles = [
    ...silent.map((machine) => wrong(part, `The coordinator cannot reach ${machine}, so pages of its companies fail. Start it, and open the way to it.`)),
    ...asleep.map((machine) => wrong(part, `${machine} is not active, and nothing is asked there. Wake it on the coordinator: select ${activate(machine)};`)),
    ...unprepared.map((machine) =>
      wrong(part, `${machine} takes no part in changes of several machines. Set max_prepared_transactions there to at least max_connections.`),
    ),
    ...(lostCount > 0 ? [wrong(part, `${lostCount} parts of tables lie on no machine, and their rows are lost. Restore the newest backup.`)] : []),
    ...spreading(facts),
    ...unevenness(facts),
  ];
  const sentence = `All ${machines.length} answer, and ${placedCount} tables are spread over them.`;
  return troubles.length > 0 ? troubles : [ok(part, sentence)];
}

function spreading({ areKeysAside: areAside, lacks, placedCount, owed }: MachineFacts): readonly Finding[] {
  if (areAside) return [wrong(part, `Tables are half spread, and the server does not start. Finish it: ${command}`)];
  if (placedCount === 0) return [look(part, `All rows are on the coordinator. ${lacks ?? `Spread them over the machines: ${command}`}`)];
  return owed.length > 0 ? [look(part, `Not spread yet: ${owed.join(', ')}. The next start does it, or now: ${command}`)] : [];
}

const activate = (machine: string): string => `citus_activate_node('${machine.replace(/:(\d+)$/, "', $1")})`;

const [unevenTimes, unevenBytes] = [2, 1_000_000_000];

function unevenness({ bytes }: MachineFacts): readonly Finding[] {
  const [machine = '', most = 0] = bytes.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const mean = bytes.reduce((sum, [, each]) => sum + each, 0) / bytes.length;
  if (most <= unevenBytes || most <= unevenTimes * mean) return [];
  return [look(part, `${machine} has ${sizeOf(most)}, the mean is ${sizeOf(mean)}. Even it out on the coordinator: select citus_rebalance_start();`)];
}

async function factsIn(db: Db, tables: readonly AnyTable[]): Promise<MachineFacts> {
  const nodes = await nodesOf(db);
  const placed = await placedIn(db);
  const asleep = nodes.filter(({ isActive }) => !isActive).map(addressOf);
  const silent = await silentIn(db);
  const areAllThere = asleep.length + silent.length === 0;
  return {
    machines: nodes.map(addressOf),
    asleep,
    silent,
    unprepared: areAllThere ? await unpreparedIn(db) : [],
    areKeysAside: await areKeysAside(db),
    lacks: await clusterLacks(db, nodes),
    placedCount: placed.size,
    owed: tables.flatMap(({ name, spread }) => (spread && !placed.has(name) ? [name] : [])),
    lostCount: await lostIn(db),
    bytes: areAllThere ? await bytesIn(db) : [],
  };
}

const addressOf = ({ name, port }: { readonly name: string; readonly port: number }): string => `${name}:${port}`;

const machinesWhere = async (db: Db, query: string): Promise<readonly string[]> =>
  (await sql.raw<{ readonly name: string; readonly port: number }>(query).execute(db)).rows.map(addressOf);

/** Asks no longer than a doctor's statement may take. */
const silentIn = (db: Db): Promise<readonly string[]> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local citus.node_connection_timeout = '2s'`.execute(transaction);
    return machinesWhere(
      transaction,
      `select nodename as name, nodeport as port from pg_dist_node
        where isactive and noderole = 'primary' and not citus_check_connection_to_node(nodename, nodeport) order by 1, 2`,
    );
  });

const unpreparedIn = (db: Db): Promise<readonly string[]> =>
  machinesWhere(
    db,
    `select nodename as name, nodeport as port from run_command_on_all_nodes('select current_setting(''max_prepared_transactions'')') as said
      join pg_dist_node using (nodeid) where result = '0' order by 1, 2`,
  );

async function lostIn(db: Db): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from pg_dist_shard
    where not exists (select 1 from pg_dist_placement where pg_dist_placement.shardid = pg_dist_shard.shardid)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Bytes of spread tables, as copied ones are as large everywhere. */
async function bytesIn(db: Db): Promise<MachineFacts['bytes']> {
  const { rows } = await sql<{ readonly name: string; readonly port: number; readonly bytes: number }>`
    select nodename as name, nodeport as port, coalesce(sum(shard_size), 0)::float8 as bytes from pg_dist_node
      left join citus_shards using (nodename, nodeport) where shouldhaveshards and citus_table_type is distinct from 'reference' group by 1, 2`.execute(db);
  return rows.map(({ bytes, ...machine }) => [addressOf(machine), bytes]);
}
