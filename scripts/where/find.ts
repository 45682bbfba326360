// Files and names of the repository, found by what they are called.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { roomOf } from '../codebase/rooms.ts';
import { isTest } from '../codebase/source.ts';
import { isCode, mentionOf } from './mentions.ts';

export type ByPlace = ReadonlyMap<string, readonly string[]>;

const longestLine = 160;

const patterns = [
  'src/**/*.{ts,tsx,css,sql,svg,md}',
  'tests/**/*.{ts,tsx,yaml,txt,md}',
  'scripts/**/*.{ts,mjs,md}',
  'openapi/**/*.{ts,yaml,md}',
  '*.{ts,md}',
  'package.json',
];

const operations = /^ {2}(\/\S+):$|operationId: (\w+)/gm;
const tables = /create table (?:if not exists )?(\w+)|add column (?:if not exists )?(\w+)/gi;
const titles = /^\s*(?:\]\)|(?:it|test|describe)\b[^'"`\n]*)\(\s*(?:'([^'\n]+)|"([^"\n]+)|`([^`\n]+))/gm;
const exported = /^export (?:abstract |async )?(?:class|const|function\*?|interface|let|type) (\w+)/gm;

/** Files by exported name or test title, or all that cite a code. */
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

/** Lines with these letters, whole words preferred, shortened around the match. */
export function linesWith(asked: string): ByPlace {
  const letters = asked.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = linesLike(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${letters}(?![\\p{L}\\p{M}\\p{N}])`, 'iu'));
  return whole.size > 0 ? whole : linesLike(new RegExp(letters, 'iu'));
}

const linesLike = (wanted: RegExp): ByPlace =>
  byPlace((path, text) => {
    const line = text.split('\n').find((one) => wanted.test(one));
    return line === undefined ? [] : [`${path}: ${cut(line.trim(), wanted)}`];
  });

function cut(line: string, wanted: RegExp): string {
  const from = Math.max(0, line.search(wanted) - longestLine / 2);
  const part = line.slice(from, from + longestLine);
  return `${from > 0 ? '…' : ''}${part}${from + longestLine < line.length ? '…' : ''}`;
}

export function usesOf(asked: string): ByPlace {
  if (!/^\w+$/.test(asked)) return new Map();
  const name = new RegExp(`\\b${asked}\\b`);
  const declares = new RegExp(`^export (?:abstract |async )?(?:class|const|function\\*?|interface|let|type) ${asked}\\b`, 'm');
  let isExported = false;
  const uses = byPlace((path, text) => {
    const isDeclared = declares.test(text);
    isExported ||= isDeclared;
    return !isDeclared && /\.tsx?$/.test(path) && name.test(text) ? [path] : [];
  });
  return isExported ? uses : new Map();
}

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

/** First sentence of the comment at the head of a module, or above its export. */
function sentenceOf(path: string, text: string): string {
  if (isTest(path) || !/\.tsx?$/.test(path)) return '';
  const comment = /^(?:\/\/.*\n)+/.exec(text) ?? /\/\*\*(?:(?!\*\/)[^])*\*\/(?=\s*export )/.exec(text);
  const plain = (comment?.[0] ?? '')
    .replaceAll(/^\s*(?:\/\*\*|\*(?!\/)|\/\/)|\*\/$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?=\s|$)/.exec(plain)?.[0] ?? plain;
}
