import type { Kysely } from 'kysely';
import { grouped } from '#core/figures/counts.ts';
import { Failure } from '#core/failure.ts';
import { refuseBesideServers } from '#server/adapters/change-secret.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { spreadTables, type Spreading } from '#server/adapters/spread/spread-tables.ts';
import { tables } from '#server/app/wiring/tables.ts';

const usualShards = 32;

export async function spreadInLines(db: Kysely<Tables>, [wanted = String(usualShards)]: readonly string[], isDryRun: boolean): Promise<string> {
  const shards = Number(wanted);
  if (!Number.isInteger(shards) || shards < 1 || shards > 1024) throw new Failure('invalid', 'Say the number of shards, from 1 to 1,024. Usual are 32.');
  if (!isDryRun) await refuseBesideServers(db);
  const done = await spreadTables(db, tables, { shards, isDryRun });
  return [...linesOf(done), isDryRun ? 'This was a dry run, and nothing was changed.' : 'Servers may be started again.'].join('\n');
}

const linesOf = ({ placed, wereCount, nodesCount, keysCount }: Spreading): readonly string[] => [
  ...placed.map(({ table, spread, count, hash }) => [spread.padEnd(10), grouped(count).padStart(14), ` ${table}`, hash].join('  ')),
  `${grouped(placed.length)} tables placed over ${grouped(nodesCount)} machines, ${grouped(wereCount)} were already, ${grouped(keysCount)} foreign keys are back.`,
];
