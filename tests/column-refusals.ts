import { globSync, readFileSync } from 'node:fs';

/** Columns with their kind and what else is said of them, by `table.column`. */
export type ColumnKinds = ReadonlyMap<string, string>;

/** Columns in which the database and the declarations differ, one sentence each. */
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
