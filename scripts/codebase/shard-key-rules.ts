// Rows of a shard group can lie by their shard key: every key holds it, and no foreign key leads elsewhere.
import type { ContentKinds } from '#server/adapters/content-kinds.ts';
import type { AnyTable } from '#server/adapters/database/table.ts';
import { formerKeys } from './former-keys.ts';
import type { ForeignKey, Keys, UniqueKey } from './migrated-schema.ts';
import { owedShardKeys } from './owed-shard-keys.ts';

export interface Declared {
  readonly tables: readonly AnyTable[];
  readonly kinds: Pick<ContentKinds, 'all'>;
}

/** Tables whose keys do not fit their shard group, and superfluous entries in the lists of exceptions. */
export function shardKeyRefusals(keys: Keys, declared: Declared): string[] {
  const reasons = shardKeyReasons(keys, declared);
  const there = new Set([...keys.unique, ...keys.foreign].map(({ name }) => name));
  return [
    ...[...reasons]
      .filter(([table]) => !(table in owedShardKeys))
      .map(([table, own]) => `${table}: ${own.join('; ')}: keys of a shard group hold the shard key of its rows.`),
    ...Object.keys(owedShardKeys)
      .filter((table) => !reasons.has(table))
      .map((table) => `scripts/codebase/owed-shard-keys.ts: the keys of ${table} hold its shard key: take it off the list.`),
    ...Object.keys(formerKeys)
      .filter((name) => !there.has(name))
      .map((name) => `scripts/codebase/former-keys.ts: there is no key ${name}: take it off the list.`),
  ];
}

/** Reasons why a table cannot be spread by its shard key, by table. */
export function shardKeyReasons(keys: Keys, { tables, kinds }: Declared): ReadonlyMap<string, readonly string[]> {
  const declared = new Map(tables.map((table) => [table.name, table]));
  const [unique, foreign] = [keys.unique.filter(isToStay), keys.foreign.filter(isToStay)];
  const spread = tables.filter(({ shardKey }) => shardKey !== undefined);
  const refused = spread.map((table) => {
    const wanting = unique.filter((key) => key.table === table.name && !key.columns.includes(table.shardKey ?? ''));
    const leading = foreign.filter((key) => key.table === table.name).flatMap((key) => crossingOf(table, key, declared.get(key.to)));
    const isKeyed = unique.some((key) => key.table === table.name && key.columns.includes(table.shardKey ?? ''));
    const unkeyed = isKeyed ? [] : [`it has no key that holds ${table.shardKey}`];
    return [table.name, [...homeProblem(table, kinds), ...unkeyed, ...wanting.map(({ name }) => `${name} holds no ${table.shardKey}`), ...leading]] as const;
  });
  return new Map([...refused.filter(([, reasons]) => reasons.length > 0), ...leadingIntoFamilies(foreign, declared)]);
}

const isToStay = ({ name }: UniqueKey): boolean => !(name in formerKeys);

/** Tables without a shard key may have no foreign key into rows that are spread. */
function leadingIntoFamilies(foreign: readonly ForeignKey[], declared: ReadonlyMap<string, AnyTable>): readonly (readonly [string, readonly string[]])[] {
  const leading = foreign.filter(({ table, to }) => declared.get(table)?.shardKey === undefined && declared.get(to)?.shardKey !== undefined);
  return [...Map.groupBy(leading, ({ table }) => table)].map(([table, keys]) => [table, keys.map(({ name, to }) => `${name} leads to ${to}`)] as const);
}

function crossingOf({ name, shardGroup, shardKey = '' }: AnyTable, key: ForeignKey, to: AnyTable | undefined): readonly string[] {
  if (to?.shardGroup === 'reference') return [];
  if (to?.shardGroup !== shardGroup) return [`${key.name} leads from ${name} to ${key.to}, which is of another shard group`];
  const isShardKey = key.columns.some((column, place) => column === shardKey && key.toColumns[place] === to.shardKey);
  return isShardKey ? [] : [`${key.name} leads to ${key.to} and not by the shard key`];
}

/** Recognizes columns that lead to the owner of the shard group. */
const leads: Readonly<Partial<Record<AnyTable['shardGroup'], (table: AnyTable, shardKey: string, kinds: Declared['kinds']) => boolean>>> = {
  company: ({ name }, shardKey) => shardKey === (name === 'company' ? 'id' : 'company_id'),
  talk: ({ name, columns }, shardKey, kinds) =>
    shardKey === (kinds.all.some(({ table }) => table.name === name && !('post_id' in columns)) ? 'id' : 'question_id' in columns ? 'question_id' : 'post_id'),
  member: ({ columns }, shardKey) => ['id', 'account'].includes(columns[shardKey]?.facts.owner?.by ?? ''),
  persona: ({ columns }, shardKey) => ['persona', 'mailbox'].includes(columns[shardKey]?.facts.owner?.by ?? ''),
};

function homeProblem(table: AnyTable, kinds: Declared['kinds']): readonly string[] {
  const { shardGroup, shardKey } = table;
  if (shardKey === undefined) return [];
  if (leads[shardGroup]?.(table, shardKey, kinds) === false) return [`${shardKey} does not lead to what a row of the shard group ${shardGroup} belongs to`];
  return table.columns[shardKey]?.facts.isNullable ? [`${shardKey} may be null`] : [];
}
