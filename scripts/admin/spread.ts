import { grouped } from '#core/figures/counts.ts';
import { Failure } from '#core/failure.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { refuseBesideServers } from '#server/adapters/change-secret.ts';
import { spreadTables } from '#server/adapters/spread/spread-tables.ts';
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
  if (!isDryRun) await refuseBesideServers(db);
  const { nodesCount, placed, wereCount, keysCount } = await spreadTables(db, tables, { shards, isDryRun });
  if (placed.length === 0) return [`Nothing to do: all ${wereCount} tables are spread over ${machines(nodesCount)} already.`, ...backIn(keysCount)].join('\n');
  return [
    ...placed.map(({ table, spread, count, hash }) => `${kinds[spread].padEnd(14)}  ${table.padEnd(28)}  ${rows(count).padStart(16)}  ${hash}`),
    ...(wereCount > 0 ? [`${wereCount} tables were spread before.`] : []),
    isDryRun
      ? `These ${placed.length} tables would be spread over ${machines(nodesCount)}. This was a dry run, and nothing was changed.`
      : `${placed.length} tables are spread over ${machines(nodesCount)}. Rows were counted and compared before and after; the last column is their sum.`,
    ...backIn(keysCount),
  ].join('\n');
}

const backIn = (count: number): readonly string[] => (count > 0 ? [`${count} foreign keys are back, checked against all rows.`] : []);
const machines = (count: number): string => `${count} ${count === 1 ? 'machine' : 'machines'} beside the coordinator`;
const rows = (count: number): string => `${grouped(count)} ${count === 1 ? 'row' : 'rows'}`;
