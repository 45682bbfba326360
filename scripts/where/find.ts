// Files and names of the repository, found by what they are called.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { roomOf } from '../codebase/rooms.ts';
import { isTest } from '../codebase/source.ts';
import { isCode, mentionOf } from './mentions.ts';

/** Lines by the room or folder that they are found in. */
export type ByPlace = ReadonlyMap<string, readonly string[]>;

const patterns = [
  'src/**/*.{ts,tsx,css,sql,svg,md}',
  'tests/**/*.{ts,tsx,yaml,txt,md}',
  'scripts/**/*.{ts,mjs,md}',
  'openapi/**/*.{ts,yaml,md}',
  '*.{ts,md}',
  'package.json',
];

/** Names by the kind of file: operations and paths of a contract, tables and columns of a migration, titles of a test, exports of a module. */
const operations = /^ {2}(\/\S+):$|operationId: (\w+)/gm;
const tables = /create table (?:if not exists )?(\w+)|add column (?:if not exists )?(\w+)/gi;
const titles = /^\s*(?:\]\)|(?:it|test|describe)\b[^'"`\n]*)\(\s*(?:'([^'\n]+)|"([^"\n]+)|`([^`\n]+))/gm;
const exported = /^export (?:abstract |async )?(?:class|const|function\*?|interface|let|type) (\w+)/gm;

/** Files that bear a name themselves, in what they export or in titles of tests; of a code, all that cite it. */
export function namedIn(asked: string, but: readonly string[] = []): ByPlace {
  const speaksOf = mentionOf(asked);
  return byPlace((path, text) => {
    if (but.includes(path)) return [];
    const isCalledSo = speaksOf(basename(path)) || path.endsWith(asked);
    const names = namesIn(path, text).filter(speaksOf);
    const about = (isCalledSo && sentenceOf(path, text)) || names.join(isTest(path) ? ' · ' : ', ');
    return about || isCalledSo || (isCode(asked) && speaksOf(text)) ? [[path, about].filter(Boolean).join(': ')] : [];
  });
}

/** Lines that hold these letters, wherever they are. */
export const linesWith = (asked: string): ByPlace =>
  byPlace((path, text) => {
    const line = text.split('\n').find((one) => one.toLowerCase().includes(asked.toLowerCase()));
    return line === undefined ? [] : [`${path}: ${line.trim()}`];
  });

function byPlace(linesOf: (path: string, text: string) => readonly string[]): ByPlace {
  const found = new Map<string, string[]>();
  const paths = globSync(patterns, { exclude: ['**/node_modules/**', 'src/contract/generated/**'] }).map((path) => path.replaceAll('\\', '/'));
  for (const path of paths.sort()) {
    const lines = linesOf(path, readFileSync(path, 'utf8'));
    const place = isTest(path) ? 'tests' : (roomOf(path) ?? path.split('/', 1)[0] ?? '');
    if (lines.length > 0) found.set(place, [...(found.get(place) ?? []), ...lines]);
  }
  return found;
}

function namesIn(path: string, text: string): string[] {
  const kinds = path.endsWith('.yaml') ? [operations] : path.endsWith('.sql') ? [tables] : isTest(path) ? [titles, exported] : [exported];
  const names = kinds.flatMap((kind) => [...text.matchAll(kind)].map(([, ...groups]) => groups.find((name) => name !== undefined) ?? ''));
  return [...new Set(names)];
}

/** What a module is about: the first sentence of the comment at its head, or of the one above what it exports. */
function sentenceOf(path: string, text: string): string {
  if (isTest(path) || !/\.tsx?$/.test(path)) return '';
  const comment = /^(?:\/\/.*\n)+/.exec(text) ?? /\/\*\*(?:(?!\*\/)[^])*\*\/(?=\s*export )/.exec(text);
  const plain = (comment?.[0] ?? '')
    .replaceAll(/^\s*(?:\/\*\*|\*(?!\/)|\/\/)|\*\/$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?=\s|$)/.exec(plain)?.[0] ?? plain;
}
