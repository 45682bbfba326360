import { sql, type Kysely } from 'kysely';
import type { AnyTable } from '#server/adapters/database/table.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { tableGroups, type MeantForAll } from './over-all-machines.ts';
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
  /** Touched tables, if some are spread and others lie on the first machine alone. */
  readonly across: readonly string[];
  /** Spread tables asked without their company. */
  readonly keyless: readonly string[];
}

/** Statements that join spread tables with those of the first machine, or do not name the company. */
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
export function judged(troubles: readonly Trouble[], exceptions: readonly MeantForAll[], isWhole: boolean): readonly string[] {
  const refused = troubles.flatMap(({ place, across, keyless }) => {
    const names = exceptions.flatMap(([adapter, own]) => (place.startsWith(adapter) ? own : []));
    const mayJoin = tablesOf(names.filter((name) => name !== 'every table'));
    const mayAsk = tablesOf(names);
    return [
      ...(across.every((name) => mayJoin.has(name)) ? [] : [`${place}: ${across.join(' + ')}: ask first for what is needed from tables of the first machine.`]),
      ...keyless
        .filter((name) => !mayAsk.has(name))
        .map((name) => `${place}: ${name} without company_id: ask for spread rows by their company, or say that all machines are meant.`),
    ];
  });
  return [...new Set([...refused, ...(isWhole ? idleIn(troubles, exceptions) : [])])].sort();
}

function idleIn(troubles: readonly Trouble[], exceptions: readonly MeantForAll[]): readonly string[] {
  const needed = (adapter: string) =>
    new Set(troubles.filter(({ place }) => place.startsWith(adapter)).flatMap(({ across, keyless }) => [...across, ...keyless]));
  return exceptions.flatMap(([adapter, names]) =>
    names
      .filter((name) => tablesOf([name]).isDisjointFrom(needed(adapter)))
      .map((name) => `${adapter}: ${name} is in tests/spread/over-all-machines.ts, and no statement needs it any more: take it out.`),
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

/** Spread tables of a plan that are joined with others, or asked without their company. */
function troublesIn(plan: Plan, roots: ReadonlyMap<string, string>): Omit<Trouble, 'place'> {
  const nodes = nodesOf(plan);
  const touched = nodes.flatMap((node) => {
    const table = declared.get(roots.get(node['Relation Name'] ?? '') ?? node['Relation Name'] ?? '');
    return table && table.spread !== 'everywhere' ? [{ table, node }] : [];
  });
  const conditions = nodes.flatMap((node) => Object.entries(node).flatMap(([fact, said]) => (/Cond$|Filter$/.test(fact) ? [String(said)] : [])));
  const isSpread = ({ table }: (typeof touched)[number]): boolean => table.spread === 'by company';
  const keyless = touched.filter((each) => isSpread(each) && !isWritten(each.node) && !isAtHome(each.node.Alias ?? '', conditions));
  const isMixed = touched.some(isSpread) && !touched.every(isSpread);
  return { across: isMixed ? namesIn(touched) : [], keyless: namesIn(keyless) };
}

const namesIn = (touched: readonly { readonly table: AnyTable }[]): readonly string[] => [...new Set(touched.map(({ table }) => table.name))].sort();

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Written rows are found by the scan below; new ones contain their company. */
const isWritten = (node: Plan): boolean => node['Node Type'] === 'ModifyTable';

const isAtHome = (alias: string, conditions: readonly string[]): boolean => {
  const column = `\\b${alias}\\.company_id\\b`;
  const equal = new RegExp(`${column}\\)?(::\\w+)? = |= \\(*${column}`);
  return conditions.some((condition) => equal.test(condition));
};
