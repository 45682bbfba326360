// The codes that code, comments and tests cite: each has its sentence in tests/inventory.yaml, and each row of the
// inventory a test that names it, but for those still to come.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isTest } from './source.ts';

const inventoryFile = 'tests/inventory.yaml';
const cited = /\b(?:[RSBFD]-\d{2,3}|[TMCX]-\d{1,2})\b/g;
const places = ['src/**/*.{ts,tsx,css,sql}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'openapi/**/*.{ts,yaml}', '{README,*/README,src/**/README}.md'];

export interface Inventory {
  /** Each code with its sentence, in the order of the file. */
  readonly sentences: ReadonlyMap<string, string>;
  /** Rows of the inventory that no test names yet. */
  readonly toCome: readonly string[];
  /** The parts of rows that are not built, by row. */
  readonly partly: Readonly<Record<string, string>>;
}

export function inventoryOf(root = '.'): Inventory {
  const lists = parse(readFileSync(join(root, inventoryFile), 'utf8')) as Record<string, string> &
    Partial<Pick<Inventory, 'partly'>> & { 'to-come'?: string[] };
  const { 'to-come': toCome = [], partly = {}, ...sentences } = lists;
  return { sentences: new Map(Object.entries(sentences)), toCome, partly };
}

/** Every file that cites a code, by code. */
export function citations(root = '.'): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of filesIn(root))
    for (const code of new Set(readFileSync(join(root, path), 'utf8').match(cited))) found.set(code, [...(found.get(code) ?? []), path]);
  return found;
}

/** Codes without a sentence, and rows that no test names, one sentence each. */
export function codeRefusals(root = '.'): string[] {
  const { sentences, toCome, partly } = inventoryOf(root);
  const found = citations(root);
  const isTested = (code: string) => found.get(code)?.some(isTest) ?? false;
  const rows = [...sentences.keys()].filter((code) => code.startsWith('R-'));
  return [
    ...[...found]
      .filter(([code]) => !sentences.has(code))
      .map(([code, paths]) => `${paths[0]} cites ${code}, which has no sentence: say in ${inventoryFile} what it means, or cite another.`),
    ...rows
      .filter((code) => !isTested(code) && !toCome.includes(code))
      .map((code) => `${inventoryFile}: no test names ${code}: name it in the title of the test that holds it.`),
    ...Object.keys(partly)
      .filter((code) => !rows.includes(code) || toCome.includes(code))
      .map((code) => `${inventoryFile}: ${code} is built in part by its list, and ${toCome.includes(code) ? 'still to come by the other' : 'is no row'}.`),
    ...toCome
      .filter((code) => isTested(code) || !sentences.has(code))
      .map(
        (code) => `${inventoryFile}: ${code} is still to come by its list, and ${sentences.has(code) ? 'a test names it' : 'is no row'}: take it off the list.`,
      ),
  ];
}

const filesIn = (root: string): string[] =>
  [...new Set(globSync(places, { cwd: root, exclude: ['**/node_modules/**', 'src/contract/generated/**'] }).map((path) => path.replaceAll('\\', '/')))].sort();
