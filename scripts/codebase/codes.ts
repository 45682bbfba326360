// The codes that code, comments and tests cite: each has its sentence in tests/inventory.yaml, and each row of the
// inventory is met through a door: a journey, a screen or a call whose test names it, or a decision why not.
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
  /** Rows where the product does otherwise, each with what instead and why. */
  readonly decided: Readonly<Record<string, string>>;
}

export function inventoryOf(root = '.'): Inventory {
  const lists = parse(readFileSync(join(root, inventoryFile), 'utf8')) as Record<string, string> & Partial<Pick<Inventory, 'decided'>>;
  const { decided = {}, ...sentences } = lists;
  return { sentences: new Map(Object.entries(sentences)), decided };
}

function citations(root = '.'): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of filesIn(root))
    for (const code of new Set(readFileSync(join(root, path), 'utf8').match(cited))) found.set(code, [...(found.get(code) ?? []), path]);
  return found;
}

/** Texts followed by another argument, as titles of tests are. */
const titles = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1\s*,/g;

/** Doors of persons and callers. Units and lists of texts are none. */
const doors: Readonly<Record<string, RegExp>> = {
  'a journey': /^tests\/journeys\//,
  'a screen': /^tests\/screens\//,
  'a call': /^(?:tests\/(?!codebase\/|runner\/|corpus\/|fakes\/)|openapi\/checker\/)/,
};

/** Tests that name each code in a title. Comments and the inventory name no test that can fail. */
export function titledTests(root = '.'): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of filesIn(root).filter(isTest)) {
    const named = Array.from(readFileSync(join(root, path), 'utf8').matchAll(titles), ([, , title = '']) => title.match(cited) ?? []);
    for (const code of new Set(named.flat())) found.set(code, [...(found.get(code) ?? []), path]);
  }
  return found;
}

/** The door through which tests find a row met: `a journey`, `a screen` or `a call`. */
export const doorOf = (tests: readonly string[]): string | undefined => Object.entries(doors).find(([, door]) => tests.some((path) => door.test(path)))?.[0];

export function codeRefusals(root = '.'): string[] {
  const { sentences, decided } = inventoryOf(root);
  const titled = titledTests(root);
  const rows = [...sentences.keys()].filter((code) => code.startsWith('R-'));
  return [
    ...[...citations(root)]
      .filter(([code]) => !sentences.has(code))
      .map(([code, paths]) => `${paths[0]} cites ${code}, which has no sentence: say in ${inventoryFile} what it means, or cite another.`),
    ...rows.flatMap((code) => doorRefusal(code, titled.get(code) ?? [])),
    ...Object.keys(decided)
      .filter((code) => !rows.includes(code))
      .map((code) => `${inventoryFile}: ${code} is decided in its list, and is no row.`),
  ];
}

function doorRefusal(code: string, tests: readonly string[]): string[] {
  if (tests.length === 0) return [`${inventoryFile}: no test names ${code}: name it in the title of the test that holds it.`];
  return doorOf(tests) ? [] : [`${inventoryFile}: ${code} is named by a unit alone (${tests[0]}): name it in a journey, a screen or a call that shows it.`];
}

const filesIn = (root: string): string[] =>
  [...new Set(globSync(places, { cwd: root, exclude: ['**/node_modules/**', 'src/contract/generated/**'] }).map((path) => path.replaceAll('\\', '/')))].sort();
