// Every number of the law is in a dated table that names where it was read. A table without a source, with gaps or overlaps
// in its dates, or without a day of review, is refused.
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { isTest, type Rule } from './source.ts';

interface Row {
  readonly from?: unknown;
  readonly to?: unknown;
  readonly source?: unknown;
  readonly status?: unknown;
  readonly open?: unknown;
  readonly value?: unknown;
}

interface Table {
  readonly rule: string;
  readonly review?: unknown;
  readonly rows: readonly Row[];
}

const firstDay = '2024-04-01';
/** Words of pay in core, whose `…-rules.ts` are the only tables of law. */
const payWords = ['calculators', 'income-tax', 'statutory', 'take-home', 'gratuity', 'hra', 'hike', 'compare-offers', 'real-terms', 'stock'];
const core = 'src/core';
const statuses = ['settled', 'single source', 'open'];

export async function ruleTableRefusals(root = '.'): Promise<string[]> {
  if (!existsSync(join(root, core, 'calculators'))) return [];
  const points = await openPointsIn(root);
  const owners = new Map<string, Table>();
  const refusals: string[] = [];
  for (const path of globSync(`${core}/{${payWords.join(',')}}/*-rules.ts`, { cwd: root }).sort()) {
    const tables = tablesIn(await load(root, path));
    if (tables.length === 0) refusals.push(`${path} exports no table of a rule: give it one, or call it something else than …-rules.ts.`);
    for (const table of tables) {
      if (owners.has(table.rule) && owners.get(table.rule) !== table) refusals.push(`${path}: the rule ${table.rule} has two tables; give each its own name.`);
      owners.set(table.rule, table);
      refusals.push(...new Set(objectionsTo(table, points).map((objection) => `${path}: the rule ${table.rule} ${objection}`)));
    }
  }
  return [...new Set(refusals)];
}

const load = async (root: string, path: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(resolve(root, path)).href)) as Record<string, unknown>;

async function openPointsIn(root: string): Promise<readonly string[]> {
  const { openPoints } = await load(root, `${core}/calculators/open-points.ts`);
  return openPoints as readonly string[];
}

const formulas = new RegExp(`^${core}/(${payWords.join('|')})/(?![^/]*-(rules|types)\\.ts$)[^/]+\\.ts$`);

/** Formulas count with tables. Small numbers and powers of ten are arithmetic, not law. */
export const holdsNoRule: Rule = (node, { path }) => {
  if (!formulas.test(path) || isTest(path) || !ts.isNumericLiteral(node)) return undefined;
  const number = Number(node.text);
  return number > 100 && !Number.isInteger(Math.log10(number))
    ? `holds the number ${node.getText()}: what the law says stands in a dated table, in a …-rules.ts beside it.`
    : undefined;
};

function tablesIn(exported: unknown): Table[] {
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported)) return [];
  if ('rule' in exported && 'rows' in exported) return [exported as Table];
  return Object.values(exported).flatMap(tablesIn);
}

function objectionsTo({ rule, review, rows }: Table, points: readonly string[]): string[] {
  const objections: string[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(rule)) objections.push('is not named in kebab-case.');
  if (!isDay(review)) objections.push('has no day of review.');
  if (rows.length === 0) return [...objections, 'has no rows.'];
  rows.forEach((row, at) => objections.push(...aboutRow(row, points), ...aboutDates(row, rows[at - 1])));
  if (rows[0]?.from !== undefined && String(rows[0].from) > firstDay) objections.push(`begins on ${String(rows[0].from)}: say what held from ${firstDay} on.`);
  if (rows.at(-1)?.to !== null) objections.push('ends: the last row holds until another is known, so its end is null.');
  return objections;
}

function aboutRow({ from, source, status, open, value }: Row, points: readonly string[]): string[] {
  const objections: string[] = [];
  if (typeof source !== 'string' || source.trim() === '') objections.push(`has a row from ${String(from)} without a source.`);
  if (!statuses.includes(String(status))) objections.push(`has a row from ${String(from)} whose status is none of ${statuses.join(', ')}.`);
  if (status === 'open' && open === undefined) objections.push(`has an open row from ${String(from)} that does not name its open point.`);
  if (open !== undefined && !points.includes(String(open))) objections.push(`names the open point ${String(open)}, which open-points.ts does not list.`);
  if (value === undefined) objections.push(`has a row from ${String(from)} without a value.`);
  return objections;
}

function aboutDates({ from, to }: Row, before: Row | undefined): string[] {
  if (!isDay(from) || (to !== null && !isDay(to))) return [`has a row whose dates are no days: ${String(from)} to ${String(to)}.`];
  if (to !== null && String(to) < String(from)) return [`has a row that ends on ${String(to)} before it begins on ${String(from)}.`];
  if (!before) return [];
  if (!isDay(before.to)) return [`has a row from ${String(before.from)} without an end, and another after it.`];
  const expected = dayAfter(String(before.to));
  if (String(from) > expected) return [`has a gap in its dates between ${String(before.to)} and ${String(from)}.`];
  return String(from) < expected ? [`has rows that overlap from ${String(from)} to ${String(before.to)}.`] : [];
}

const isDay = (day: unknown): boolean =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

const dayAfter = (day: string): string => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
