import { grouped } from '#core/figures/counts.ts';
import { Failure } from '#core/failure.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { refuseBesideServers } from '#server/adapters/change-secret.ts';
import { migrationsIn, migrationsTaken } from '#server/adapters/database/migrate.ts';
import { spreadTables, workersOf } from '#server/adapters/spread/spread-tables.ts';
import { tables } from '#server/app/wiring/tables.ts';

const mostShards = 1_024;
const kinds = { everywhere: 'copied to each', 'by company': 'by company' } as const;

/** Parts that were asked for, judged before a database is opened. */
export function partsOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const parts = Number(typed);
  if (Number.isInteger(parts) && parts > 0 && parts <= mostShards) return parts;
  throw new Failure('invalid', `Name the number of parts as a whole number up to ${grouped(mostShards)}.`);
}

/** Spreads the company family over the machines of a cluster, and says what lies where. */
export async function spreadInLines(db: Database['db'], shards: number | undefined, isDryRun: boolean): Promise<string> {
  await workersOf(db);
  await refuseOlder(db);
  if (!isDryRun) await refuseBesideServers(db);
  const { nodesCount, partsCount, placed, wereCount, keysCount } = await spreadTables(db, tables, { shards, isDryRun, say: console.error });
  const where = `over ${machines(nodesCount)}, by company in ${partsCount} parts`;
  const stays = shards === undefined || shards === partsCount ? [] : [`The number of parts stays ${partsCount}.`];
  if (placed.length === 0) return [`Nothing to do: all ${wereCount} tables are spread ${where}.`, ...stays, ...backIn(keysCount)].join('\n');
  return [
    lineOf('where', 'table', 'rows', 'their sum'),
    ...placed.map(({ table, spread, count, hash }) => lineOf(kinds[spread], table, rows(count), hash)),
    ...(wereCount > 0 ? [`${wereCount} tables were spread before.`] : []),
    isDryRun
      ? `These ${placed.length} tables would be spread ${where}. This was a dry run, and nothing was changed.`
      : `${placed.length} tables are spread ${where}. Rows were counted and compared before and after, by their sum.`,
    ...stays,
    ...backIn(keysCount),
  ].join('\n');
}

/** Refuses what a start has to bring to this version first. */
async function refuseOlder(db: Database['db']): Promise<void> {
  const isOlder = (await migrationsTaken(db)).length < migrationsIn().length;
  if (isOlder) throw new Failure('conflict', 'This database is of an older version. Start the server once, stop it, and spread then.');
}

const lineOf = (where: string, table: string, count: string, hash: string): string =>
  `${where.padEnd(14)}  ${table.padEnd(28)}  ${count.padStart(16)}  ${hash}`;
const backIn = (count: number): readonly string[] => (count > 0 ? [`${count} foreign keys are back, checked against all rows.`] : []);
const machines = (count: number): string => `${count} ${count === 1 ? 'machine' : 'machines'} beside the coordinator`;
const rows = (count: number): string => `${grouped(count)} ${count === 1 ? 'row' : 'rows'}`;
