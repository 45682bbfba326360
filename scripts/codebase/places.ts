// Index of words: the folder of each in every room.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { shelves, words } from './words.ts';

export interface Place {
  readonly folder: string;
  readonly files: readonly string[];
}

/** Rooms with folders, innermost first: tests/fakes before tests. */
const roomsWithFolders = Object.keys(shelves).sort((one, other) => other.length - one.length);

/** Undefined for a room itself, and outside all rooms. */
export function belowRoom(folder: string): { readonly room: string; readonly below: string } | undefined {
  if (folder in shelves && folder.startsWith('src/')) return undefined;
  const room = roomsWithFolders.find((start) => folder.startsWith(`${start}/`));
  return room === undefined ? undefined : { room, below: folder.slice(room.length + 1) };
}

/** Folders of src, tests and scripts that contain files. */
export function foldersOf(root: string): Place[] {
  const found = new Map<string, string[]>();
  const paths = globSync('{src,tests,scripts}/**/*.*', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  for (const path of paths.sort()) found.set(dirname(path), [...(found.get(dirname(path)) ?? []), path.slice(dirname(path).length + 1)]);
  return [...found].map(([folder, files]) => ({ folder, files }));
}

/** The folders of a word or a shelf in every room. */
export const placesOf = (word: string, root = '.'): Place[] => foldersOf(root).filter(({ folder }) => belowRoom(folder)?.below === word);

export const isKnown = (name: string): boolean => name in words || Object.entries(shelves).some(([room, own]) => room !== 'tests' && name in own);

export function sentenceOf(word: string): string {
  const own = Object.values(shelves).flatMap((shelvesOfRoom) => shelvesOfRoom[word] ?? []);
  return words[word] ?? `${[...new Set(own)].join('; ')}.`;
}
