import { sql, type Kysely } from 'kysely';
import type { AnyTable } from '#server/adapters/database/table.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { tableGroups, type ShardException } from './shard-exceptions.ts';
import { owedShardKeys } from '#scripts/codebase/owed-shard-keys.ts';
import type { SeenStatement } from './seen-statements.ts';
import { testDeclarations } from '#tests/database.ts';

interface Plan {
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Node Type': string;
  readonly Operation?: string;
  readonly Plans?: readonly Plan[];
  readonly [fact: string]: unknown;
}

const declared: ReadonlyMap<string, AnyTable> = new Map(testDeclarations.tables.map((table) => [table.name, table]));

export interface Trouble {
  readonly place: string;
  /** Touched tables, if of several shard groups. */
  readonly across: readonly string[];
  /** Spread tables whose shard key is missing. */
  readonly keyless: readonly string[];
}

/** Statements that touch two shard groups, or spread rows without their shard key. */
export async function statementTroubles(db: Kysely<Tables>, seen: readonly SeenStatement[]): Promise<readonly Trouble[]> {
  const roots = await rootsIn(db);
  const troubles: Trouble[] = [];
  for (const { place, text } of seen) {
    const plan = await planOf(db, text);
    if (plan) troubles.push({ place, ...troublesIn(plan, roots) });
  }
  return troubles.filter(({ across, keyless }) => across.length + keyless.length > 0);
}

/** Sentences for unexcused troubles and, after full runs, for unneeded exceptions. */
export function judged(troubles: readonly Trouble[], exceptions: readonly ShardException[], isWhole: boolean): readonly string[] {
  const refused = troubles.flatMap(({ place, across, keyless }) => {
    const names = exceptions.flatMap(([adapter, own]) => (place.startsWith(adapter) ? own : []));
    const mayJoin = tablesOf(names.filter((name) => name !== 'every table'));
    const mayAsk = tablesOf(names);
    return [
      ...(across.every((name) => mayJoin.has(name)) ? [] : [`${place}: ${across.join(' + ')}: ask first for what is needed from another shard group.`]),
      ...keyless
        .filter((name) => !mayAsk.has(name))
        .map((name) => `${place}: ${name} without ${declared.get(name)?.shardKey}: ask for rows of a shard group by their shard key.`),
    ];
  });
  return [...new Set([...refused, ...(isWhole ? idleIn(troubles, exceptions) : [])])].sort();
}

function idleIn(troubles: readonly Trouble[], exceptions: readonly ShardException[]): readonly string[] {
  const needed = (adapter: string) =>
    new Set(troubles.filter(({ place }) => place.startsWith(adapter)).flatMap(({ across, keyless }) => [...across, ...keyless]));
  return exceptions.flatMap(([adapter, names]) =>
    names
      .filter((name) => tablesOf([name]).isDisjointFrom(needed(adapter)))
      .map((name) => `${adapter}: ${name} stands in tests/shards/shard-exceptions.ts, and no statement needs it any more: take it out.`),
  );
}

const tablesOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.flatMap((name) => tableGroups[name] ?? [name]));

/** Plan of a statement for any parameters, undefined for tables made by tests. */
async function planOf(db: Kysely<Tables>, text: string): Promise<Plan | undefined> {
  const explain = sql<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>`${sql.raw(`explain (generic_plan, verbose, format json) ${text}`)}`;
  const { rows } = await explain.execute(db).catch(() => ({ rows: [] }));
  return rows[0]?.['QUERY PLAN'][0]?.Plan;
}

async function rootsIn(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly name: string; readonly root: string }>`
    select relname as name, pg_partition_root(oid)::regclass::text as root from pg_class where relispartition and relkind = 'r'`.execute(db);
  return new Map(rows.map(({ name, root }) => [name, root]));
}

/** Tables of a plan in different groups or without shard key. Tables that owe theirs count as unspread. */
function troublesIn(plan: Plan, roots: ReadonlyMap<string, string>): Omit<Trouble, 'place'> {
  const nodes = nodesOf(plan);
  const touched = nodes.flatMap((node) => {
    const table = declared.get(roots.get(node['Relation Name'] ?? '') ?? node['Relation Name'] ?? '');
    return table && table.shardGroup !== 'reference' ? [{ table, node }] : [];
  });
  const conditions = nodes.flatMap((node) => Object.entries(node).flatMap(([fact, said]) => (/Cond$|Filter$/.test(fact) ? [String(said)] : [])));
  const groups = new Set(touched.map(({ table }) => table.shardGroup));
  const spread = touched.filter(({ table, node }) => !(table.name in owedShardKeys) && !isWritten(node));
  const keyless = spread.filter(({ table: { shardKey }, node }) => shardKey !== undefined && !isAtHome(node.Alias ?? '', shardKey, conditions));
  return { across: groups.size > 1 ? namesIn(touched) : [], keyless: namesIn(keyless) };
}

const namesIn = (touched: readonly { readonly table: AnyTable }[]): readonly string[] => [...new Set(touched.map(({ table }) => table.name))].sort();

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Written rows are found by the scan below; new ones contain their shard key. */
const isWritten = (node: Plan): boolean => node['Node Type'] === 'ModifyTable';

const isAtHome = (alias: string, shardKey: string, conditions: readonly string[]): boolean => {
  const column = `\\b${alias}\\.${shardKey}\\b`;
  const equal = new RegExp(`${column}\\)?(::\\w+)? = |= \\(*${column}`);
  return conditions.some((condition) => equal.test(condition));
};
