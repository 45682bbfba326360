// Figures of people are declared: no aggregate over rows that people write is made beside the rules of core/crowds.
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import type { AnyTable } from '#server/adapters/database/table.ts';
import { isTest, sourcesIn, specifierOf, type Source } from './source.ts';

/** Aggregates that reduce many rows to one value, without those that list the rows. */
const aggregates = /\b(?:count|sum|avg|min|max|mode|percentile_(?:cont|disc)|array_agg|stddev\w*|var(?:iance|_\w+)|bool_(?:and|or))\s*\(/i;
const builders = /^(?:count|countAll|sum|avg|min|max|agg)$/;

/** Tags of statements that declare for whom they count. */
const declaring = new Set(['sqlOfOwn', 'sqlForDesk', 'sqlOfShown']);

const named = /\b(?:from|join|using)\s+([a-z_]+)|(?:selectFrom|Join|sql\.table)\(\s*'([a-z_]+)/g;
const written = /(?:\binsert into|\bupdate)\s+([a-z_]+)|(?:insertInto|updateTable)\(\s*'([a-z_]+)|\btable: '([a-z_]+)/g;

const namesIn = (text: string, which: RegExp): readonly string[] => [...text.matchAll(which)].flatMap(([, ...names]) => names.find(Boolean) ?? []);

/** Tables of rows by people: rows with an owner, or deleted with something. */
const isOfPeople = ({ columns, deletedWith }: AnyTable): boolean => deletedWith !== undefined || Object.values(columns).some(({ facts }) => facts.owner);

const figuresIn = (tables: readonly AnyTable[]): ReadonlyMap<string, readonly string[]> =>
  new Map(tables.map(({ name, columns }) => [name, Object.keys(columns).filter((column) => columns[column]?.facts.figure)]));

/** Aggregates over rows of people in files without a declared figure. */
export async function figureRefusals(root = '.'): Promise<string[]> {
  const { declarations }: { declarations: { readonly tables: readonly AnyTable[] } } = await import('#server/app/wiring/declarations.ts');
  const people = new Set(declarations.tables.filter(isOfPeople).map(({ name }) => name));
  const figures = figuresIn(declarations.tables);
  const sources = sourcesIn(root, ['src/server/**/*.ts'], ['src/server/demo/**']).filter(({ path }) => !isTest(path));
  const importers = importersIn(sources);
  const makes = (path: string, seen: readonly string[] = []): boolean => {
    const text = sources.find((each) => each.path === path)?.file.text ?? '';
    if (namesIn(text, written).some((table) => figures.get(table)?.some((column) => new RegExp(`\\b${column}\\b`).test(text)))) return true;
    const above = importers.get(path)?.filter((each) => !seen.includes(each)) ?? [];
    return above.length > 0 && above.every((each) => makes(each, [...seen, path]));
  };
  return sources.flatMap((source) => {
    const found = countsIn(source, people);
    return found.length === 0 || makes(source.path) ? [] : found;
  });
}

function importersIn(sources: readonly Source[]): ReadonlyMap<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, file } of sources)
    for (const statement of file.statements) {
      const from = specifierOf(statement);
      if (from === undefined) continue;
      const target = from.startsWith('#') ? from.replace('#', 'src/') : normalize(join(dirname(path), from)).replaceAll('\\', '/');
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  return importers;
}

/** Statements and fragments of a file that count over rows of people and declare nothing. */
function countsIn({ path, file }: Source, people: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const refuse = (node: ts.Node, text: string): void => {
    const tables = namesIn(text, named);
    const over = (tables.length > 0 ? tables : namesIn(file.text, named)).filter((table) => people.has(table));
    if (over.length > 0) found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1} ${sentence([...new Set(over)])}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) {
      const text = node.template.getText(file);
      if (!declaring.has(node.tag.getText(file)) && aggregates.test(text)) refuse(node, text);
      return;
    }
    if (ts.isPropertyAccessExpression(node) && builders.test(node.name.text) && /\bfn$/.test(node.expression.getText(file))) refuse(node, '');
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

const sentence = (tables: readonly string[]): string =>
  `counts over ${tables.join(' and ')}, which people write, and makes no declared figure: keep it in a column that says by which rule it moves (.figure), or say for whom it counts with sqlOfOwn, sqlForDesk or sqlOfShown.`;
