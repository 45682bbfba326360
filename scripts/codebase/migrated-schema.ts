// The schema as the migrations leave it, read without a database: what each column holds, and every key. A test holds the reading against PostgreSQL.
import { migrationsIn, migrationTable } from '#server/adapters/database/migrate.ts';

export interface UniqueKey {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** Referencing and referenced columns, in the same order. */
export interface ForeignKey extends UniqueKey {
  readonly to: string;
  readonly toColumns: readonly string[];
}

export interface Keys {
  readonly unique: readonly UniqueKey[];
  readonly foreign: readonly ForeignKey[];
}

/** Type, nullability, default and checked range of a column. */
export interface FoundColumn {
  readonly type: string;
  readonly isNullable: boolean;
  readonly made: 'always' | 'default' | undefined;
  readonly range?: readonly [least: number, most: number] | undefined;
}

export interface Schema extends Keys {
  readonly columns: ReadonlyMap<string, FoundColumn>;
}

type Constraint = UniqueKey & (Pick<ForeignKey, 'to' | 'toColumns'> | { readonly range: FoundColumn['range'] } | { readonly isPrimary: boolean });

interface Read {
  tables: Map<string, Map<string, FoundColumn>>;
  constraints: Constraint[];
}

const list = String.raw`\(([^()]*)\)`;
const namesIn = (text = ''): string[] => text.split(',').flatMap((each) => /^\s*(\w+)/.exec(each)?.[1] ?? []);

export function migratedSchema(steps: readonly string[] = [migrationTable, ...migrationsIn().map(({ text }) => text)]): Schema {
  const read: Read = { tables: new Map(), constraints: [] };
  for (const statement of steps.flatMap(statementsIn)) run(statement, read);
  const rangeOf = (table: string, column: string) =>
    read.constraints.flatMap((each) => ('range' in each && each.table === table && each.columns[0] === column ? [each.range] : []))[0];
  const columns = [...read.tables].flatMap(([table, all]) =>
    [...all].map(([name, column]) => [`${table}.${name}`, { ...column, range: rangeOf(table, name) }] as const),
  );
  const primary = (table: string) => read.constraints.find((each) => 'isPrimary' in each && each.isPrimary && each.table === table)?.columns ?? [];
  return {
    columns: new Map(columns),
    unique: read.constraints.flatMap(({ table, name, columns: parts, ...each }) => ('isPrimary' in each ? [{ table, name, columns: parts }] : [])),
    foreign: read.constraints.flatMap((each) => ('to' in each ? [{ ...each, toColumns: each.toColumns.length > 0 ? each.toColumns : primary(each.to) }] : [])),
  };
}

/** Statements on one line each, without comments, texts and function bodies. */
export const statementsIn = (step: string): string[] =>
  step
    .replace(/--.*|\$\$[^]*?\$\$|'(?:[^']|'')*'/g, (each) => (each.startsWith('--') ? '' : `''`))
    .split(';')
    .map((each) =>
      each
        .replace(/\s+/g, ' ')
        .replace(/ if (?:not )?exists\b/g, '')
        .trim(),
    );

function run(statement: string, read: Read): void {
  const [, created = '', items = ''] = /^create (?:unlogged )?table (\w+) \((.*?)\)(?: partition by \w+ \([^()]*\))?$/.exec(statement) ?? [];
  if (created) {
    read.tables.set(created, new Map());
    for (const item of partsOf(items)) define(created, item, read);
  }
  const [, altered = '', actions = ''] = /^alter table (\w+) (.*)$/.exec(statement) ?? [];
  for (const action of altered ? partsOf(actions) : []) alter(altered, action, read);
  const [, index = '', table = '', columns] = new RegExp(`^create unique index (\\w+) on (\\w+) ${list}`).exec(statement) ?? [];
  if (index) read.constraints.push({ table, name: index, columns: namesIn(columns), isPrimary: false });
  const [, kind = '', dropped] = /^drop (table|index) (.*)$/.exec(statement) ?? [];
  for (const name of namesIn(dropped)) {
    if (kind === 'table') read.tables.delete(name);
    forget(read, (each) => (kind === 'table' ? each.table === name || ('to' in each && each.to === name) : each.name === name));
  }
}

function alter(table: string, action: string, read: Read): void {
  const all = read.tables.get(table);
  const [, added] = /^add (?:column )?(.*)$/.exec(action) ?? [];
  if (added !== undefined) define(table, added, read);
  const [, kind, gone = ''] = /^drop (column|constraint) (\w+)/.exec(action) ?? [];
  if (kind === 'column') all?.delete(gone);
  if (kind) forget(read, (each) => each.table === table && (kind === 'column' ? each.columns.includes(gone) : each.name === gone));
  const [, from = '', to = ''] = /^rename column (\w+) to (\w+)$/.exec(action) ?? [];
  const renamed = all?.get(from);
  if (renamed && all?.delete(from)) {
    all.set(to, renamed);
    const today = (columns: readonly string[]) => columns.map((each) => (each === from ? to : each));
    read.constraints = read.constraints.map((each) => (each.table === table ? { ...each, columns: today(each.columns) } : each));
  }
  const [, name = ''] = /^rename to (\w+)$/.exec(action) ?? [];
  if (name && all && read.tables.delete(table)) {
    read.tables.set(name, all);
    read.constraints = read.constraints.map((each) => (each.table === table ? { ...each, table: name } : each));
  }
  const [, column = '', change = ''] = /^alter column (\w+) (.*)$/.exec(action) ?? [];
  const known = all?.get(column);
  if (!known) return;
  if (/^(?:set|drop) not null$/.test(change)) all?.set(column, { ...known, isNullable: change.startsWith('drop') });
  if (/^(?:set|drop) default/.test(change)) all?.set(column, { ...known, made: change.startsWith('set') ? 'default' : undefined });
}

function define(table: string, item: string, read: Read): void {
  const [, named, rule = ''] = /^(?:constraint (\w+) )?(.*)$/.exec(item) ?? [];
  const [, kind, columns] = new RegExp(`^(primary key|unique|foreign key) ${list}`).exec(rule) ?? [];
  const [, column = '', type = '', rest = ''] = /^(\w+) (\w+(?:\[\])?)(.*)$/.exec(rule) ?? [];
  const isColumn = kind === undefined && named === undefined && type !== '';
  const outer = isColumn ? outside(rest) : (kind ?? '');
  const own = kind === undefined ? [column] : namesIn(columns);
  const nameFor = (end: string): string => named ?? [table, ...own, end].join('_');
  if (isColumn) read.tables.get(table)?.set(column, { type, isNullable: !/ not null| identity/.test(outer), made: madeBy(outer) });
  if (outer.includes('primary key')) {
    read.constraints.push({ table, name: named ?? `${table}_pkey`, columns: own, isPrimary: true });
    for (const each of own) alter(table, `alter column ${each} set not null`, read);
  }
  if (/\bunique\b/.test(outer)) read.constraints.push({ table, name: nameFor('key'), columns: own, isPrimary: false });
  const [, to, toColumns] = new RegExp(`references (\\w+)(?: ${list})?`).exec(rule) ?? [];
  if (to) read.constraints.push({ table, name: nameFor('fkey'), columns: own, to, toColumns: namesIn(toColumns) });
  const [, checked = '', least, most] = /check \((\w+) between (\d+) and (\d+)\)/.exec(rule) ?? [];
  if (checked) read.constraints.push({ table, name: named ?? `${table}_${checked}_check`, columns: [checked], range: [Number(least), Number(most)] });
}

const madeBy = (facts: string): FoundColumn['made'] => (/ generated | identity/.test(facts) ? 'always' : facts.includes(' default ') ? 'default' : undefined);

function forget(read: Read, isGone: (each: Constraint) => boolean): void {
  read.constraints = read.constraints.filter((each) => !isGone(each));
}

function outside(text: string): string {
  const flat = text.replace(/\([^()]*\)/g, '');
  return flat === text ? text : outside(flat);
}

export function partsOf(text: string): string[] {
  let depth = 0;
  const marked = [...text].map((letter) => {
    depth += Number(letter === '(') - Number(letter === ')');
    return letter === ',' && depth === 0 ? ';' : letter;
  });
  return marked
    .join('')
    .split(';')
    .map((each) => each.trim());
}
