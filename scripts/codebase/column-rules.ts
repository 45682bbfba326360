// What the declaration of a table says of its columns is what the migrations make of them.
import { globSync, readFileSync } from 'node:fs';
import type { ColumnKind } from '#server/adapters/database/column.ts';
import type { AnyTable } from '#server/adapters/database/table.ts';
import type { FoundColumn } from './migrated-schema.ts';

const kinds: Readonly<Record<string, ColumnKind>> = {
  'text[]': 'texts',
  'int[]': 'integers',
  'integer[]': 'integers',
  int: 'number',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  boolean: 'flag',
  date: 'day',
  timestamptz: 'moment',
  bytea: 'bytes',
  jsonb: 'json',
  tsvector: 'words',
};

/** Kind, nullability, default and range of columns, by `table.column`. */
export type ColumnKinds = ReadonlyMap<string, string>;

const said = (kind: string, isNullable = false, made?: string, range?: readonly number[]): string =>
  [kind, isNullable && 'null', made, range && `from ${range.join(' to ')}`].filter(Boolean).join(' ');

export const foundKinds = (columns: ReadonlyMap<string, FoundColumn>): ColumnKinds =>
  new Map([...columns].map(([name, { type, isNullable, made, range }]) => [name, said(kinds[type] ?? type, isNullable, made, range)]));

export const declaredKinds = (tables: readonly AnyTable[]): ColumnKinds =>
  new Map(
    tables.flatMap(({ name, columns }) =>
      Object.entries(columns).map(([column, { facts }]) => [`${name}.${column}`, said(facts.kind, facts.isNullable, facts.made, facts.range)] as const),
    ),
  );

export function columnRefusals(found: ColumnKinds, declared: ColumnKinds): string[] {
  const undeclared = [...found].filter(([name]) => !declared.has(name)).map(([name, kind]) => `${name} (${kind}) is in a migration alone: ${placeFor(name)}.`);
  const unfounded = [...declared].flatMap(([name, kind]) => {
    const there = found.get(name);
    if (there === undefined) return [`${name} (${kind}) is declared and in no migration: add it with the next one, or take it out of the declaration.`];
    return there === kind ? [] : [`${name} is ${there} in the migrations and declared as ${kind}: say the same.`];
  });
  return [...undeclared, ...unfounded].sort();
}

function placeFor(name: string): string {
  const [table = '', column = ''] = name.split('.');
  const file = globSync('src/server/adapters/**/*.ts').find((path) => readFileSync(path, 'utf8').includes(`table('${table}'`));
  return file === undefined
    ? `declare the table ${table} in the folder of its word below src/server/adapters, and list it in src/server/app/wiring/tables.ts`
    : `declare ${column} in ${file.replaceAll('\\', '/')}, with what it is for and who reads it`;
}
