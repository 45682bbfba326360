// The search through all files of the house: by names first, then by what their texts mention.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherNamesOf } from '../house/places.ts';
import { roomOf } from '../house/rooms.ts';
import { isTest } from '../house/source.ts';
import { isCode, mentionOf, type Mention } from './word-forms.ts';
import { namesIn, type TextFile } from './names-in.ts';

/** Lines by the room or folder that they are found in. */
export type ByPlace = Map<string, string[]>;

/** Files with a name that speaks of a word, and those whose text alone does. */
export interface Found {
  readonly named: ByPlace;
  readonly mentioning: ByPlace;
}

const patterns = [
  'src/**/*.{ts,tsx,css,sql,svg,md}',
  'tests/**/*.{ts,tsx,yaml,txt,md}',
  'scripts/**/*.{ts,mjs,md}',
  'openapi/**/*.{ts,yaml,md}',
  '*.{ts,md}',
  'package.json',
];

/** Every file that speaks of a word or of another name of the same thing; what a lead has told already is left out. */
export function findIn(asked: string, isTold: (path: string) => boolean, root = '.'): Found {
  const mentions = [asked, ...otherNamesOf(asked)].map(mentionOf);
  const speaksOf: Mention = (text) => mentions.some((mentioned) => mentioned(text));
  const found: Found = { named: new Map(), mentioning: new Map() };
  for (const file of filesOf(root)) {
    if (isTold(file.path) || !(speaksOf(file.path) || speaksOf(file.text))) continue;
    const lines = namesIn(file, speaksOf);
    if (lines.length > 0 || isCode(asked)) add(found.named, file, lines.length > 0 ? lines : [file.path]);
    else add(found.mentioning, file, [`${file.path}: ${firstLine(file.text, speaksOf)}`]);
  }
  return found;
}

/** Lines that hold the letters, wherever they stand: for what is no word of its own. */
export function lettersIn(asked: string, root = '.'): ByPlace {
  const holds = (text: string) => text.toLowerCase().includes(asked.toLowerCase());
  const found: ByPlace = new Map();
  for (const file of filesOf(root)) if (holds(file.path) || holds(file.text)) add(found, file, [`${file.path}: ${firstLine(file.text, holds)}`]);
  return found;
}

const firstLine = (text: string, holds: (line: string) => boolean): string => text.split('\n').find(holds)?.trim() ?? '';

/** Adds lines about a file to those of its place, without the path of the place. */
export function add(found: ByPlace, { path }: TextFile, lines: readonly string[]): void {
  const place = placeOf(path);
  found.set(place, [...(found.get(place) ?? []), ...lines.map((line) => belowPlace(line, place))]);
}

/** The room of a file, or the folder it stands in at the root; of a test `tests`, wherever it stands. */
export const placeOf = (path: string): string => (isTest(path) ? 'tests' : (roomOf(path) ?? path.split('/', 1)[0] ?? ''));

/** A path or line as it is told below its place. */
export const belowPlace = (line: string, place: string): string => line.replace(`src/${place}/`, '').replace(/^openapi\//, '');

const filesRead = new Map<string, readonly TextFile[]>();

/** Every file that is searched, with its text; read once for each process. */
export function filesOf(root: string): readonly TextFile[] {
  const files =
    filesRead.get(root) ??
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', 'src/contract/generated/**'] })
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  filesRead.set(root, files);
  return files;
}
