import { sql, type Kysely } from 'kysely';
import type { AnyTable } from '#server/adapters/database/table.ts';
import { tables, type Tables } from '#server/adapters/tables.ts';
import type { SeenStatement } from './seen-statements.ts';

interface Plan {
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Node Type': string;
  readonly Operation?: string;
  readonly Plans?: readonly Plan[];
  readonly [fact: string]: unknown;
}

const declared: ReadonlyMap<string, AnyTable> = new Map(tables.map((table) => [table.name, table]));

/** Names of what statements do that cannot be done on one machine once rows are spread: touch two families, or rows of a family without saying their home. */
export async function statementTroubles(db: Kysely<Tables>, seen: readonly SeenStatement[]): Promise<ReadonlySet<string>> {
  const roots = await rootsIn(db);
  const troubles = new Set<string>();
  for (const { place, text } of seen) {
    const plan = await planOf(db, text);
    for (const trouble of plan ? troublesIn(plan, roots) : []) troubles.add(`${place}: ${trouble}`);
  }
  return troubles;
}

/** The plan of a statement, whatever its parameters are; none where it is about tables that a test made for itself. */
async function planOf(db: Kysely<Tables>, text: string): Promise<Plan | undefined> {
  const explain = sql<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>`${sql.raw(`explain (generic_plan, verbose, format json) ${text}`)}`;
  const { rows } = await explain.execute(db).catch(() => ({ rows: [] }));
  return rows[0]?.['QUERY PLAN'][0]?.Plan;
}

/** The tables whose partitions rows lie in. */
async function rootsIn(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly name: string; readonly root: string }>`
    select relname as name, pg_partition_root(oid)::regclass::text as root from pg_class where relispartition and relkind = 'r'`.execute(db);
  return new Map(rows.map(({ name, root }) => [name, root]));
}

/** Tables of a plan that do not lie together, and those whose home it does not say. */
function troublesIn(plan: Plan, roots: ReadonlyMap<string, string>): readonly string[] {
  const nodes = nodesOf(plan);
  const touched = nodes.flatMap((node) => {
    const table = declared.get(roots.get(node['Relation Name'] ?? '') ?? node['Relation Name'] ?? '');
    return table && table.family !== 'reference' ? [{ table, node }] : [];
  });
  const conditions = nodes.flatMap((node) => Object.entries(node).flatMap(([fact, said]) => (/Cond$|Filter$/.test(fact) ? [String(said)] : [])));
  const families = new Set(touched.map(({ table }) => table.family));
  const names = [...new Set(touched.map(({ table }) => table.name))].sort();
  const homeless = touched.filter(({ table: { home }, node }) => home !== undefined && !isWritten(node) && !isAtHome(node.Alias ?? '', home, conditions));
  const wanting = [...new Set(homeless.map(({ table }) => `${table.name} without ${table.home}`))].sort();
  return [...(families.size > 1 ? [names.join(' + ')] : []), ...wanting];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Rows that are written are found by the scan below; new ones hold their home. */
const isWritten = (node: Plan): boolean => node['Node Type'] === 'ModifyTable';

const isAtHome = (alias: string, home: string, conditions: readonly string[]): boolean => {
  const column = `\\b${alias}\\.${home}\\b`;
  const equal = new RegExp(`${column}\\)?(::\\w+)? = |= \\(*${column}`);
  return conditions.some((condition) => equal.test(condition));
};
