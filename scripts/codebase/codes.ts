// The codes that code, comments and tests cite: each has its sentence in tests/inventory.yaml, and each row of the
// inventory a test that names it in its title.
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
  readonly partly: Readonly<Record<string, string>>;
}

export function inventoryOf(root = '.'): Inventory {
  const lists = parse(readFileSync(join(root, inventoryFile), 'utf8')) as Record<string, string> & Partial<Pick<Inventory, 'partly'>>;
  const { partly = {}, ...sentences } = lists;
  return { sentences: new Map(Object.entries(sentences)), partly };
}

export function citations(root = '.'): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of filesIn(root))
    for (const code of new Set(readFileSync(join(root, path), 'utf8').match(cited))) found.set(code, [...(found.get(code) ?? []), path]);
  return found;
}

/** Texts followed by another argument, as titles of tests are. */
const titles = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1\s*,/g;

/** Codes in titles of tests. Comments and the inventory name no test that can fail. */
function inTitles(root: string): ReadonlySet<string> {
  const texts = filesIn(root)
    .filter(isTest)
    .map((path) => readFileSync(join(root, path), 'utf8'));
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(titles), ([, , title = '']) => title.match(cited) ?? []).flat()));
}

export function codeRefusals(root = '.'): string[] {
  const { sentences, partly } = inventoryOf(root);
  const titled = inTitles(root);
  const rows = [...sentences.keys()].filter((code) => code.startsWith('R-'));
  return [
    ...[...citations(root)]
      .filter(([code]) => !sentences.has(code))
      .map(([code, paths]) => `${paths[0]} cites ${code}, which has no sentence: say in ${inventoryFile} what it means, or cite another.`),
    ...rows.filter((code) => !titled.has(code)).map((code) => `${inventoryFile}: no test names ${code}: name it in the title of the test that holds it.`),
    ...Object.keys(partly)
      .filter((code) => !rows.includes(code))
      .map((code) => `${inventoryFile}: ${code} is built in part by its list, and is no row.`),
  ];
}

const filesIn = (root: string): string[] =>
  [...new Set(globSync(places, { cwd: root, exclude: ['**/node_modules/**', 'src/contract/generated/**'] }).map((path) => path.replaceAll('\\', '/')))].sort();
