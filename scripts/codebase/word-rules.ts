// The order of folders: below a room is a word or one of the room's shelves, one folder deep, with few files in it.
import { belowRoom, foldersOf, type Place } from './places.ts';
import { shelves, words } from './words.ts';

const mostFiles = 40;
const table = 'scripts/codebase/words.ts';

/** Misplaced folders, folders that are too full, and table entries without a folder. */
export function wordRefusals(root = '.'): string[] {
  const folders = foldersOf(root);
  return [...folders.flatMap(strayIn), ...folders.flatMap(tooFullIn), ...idleIn(folders)];
}

function strayIn({ folder }: Place): string[] {
  const found = belowRoom(folder);
  if (!found || (found.room === 'tests' && folder in shelves)) return [];
  const { room, below } = found;
  const [first = '', ...deeper] = below.split('/');
  // The generated folder repeats those of openapi/, and nobody writes there.
  if (folder.startsWith('src/contract/generated/')) return [];
  if (deeper.length > 0)
    return [`${folder} is a folder inside a folder: a room is one folder deep, so move its files up into ${room}/${first}, or to the word they are.`];
  if (first in (shelves[room] ?? {}) || (room !== 'tests' && first in words)) return [];
  return [
    room === 'tests'
      ? `${folder} is no shelf of tests: move its files into one of ${Object.keys(shelves[room] ?? {}).join(', ')}.`
      : `${folder} is neither a word nor a shelf of ${room}: move its files to the word they are about; a new word gets its sentence in ${table}.`,
  ];
}

/** Leaves out tests, styles, and steps of the schema, which only grow. */
function tooFullIn({ folder, files }: Place): string[] {
  const count = files.filter((name) => !/\.test\.tsx?$|\.css$|\.sql$/.test(name)).length;
  return count > mostFiles ? [`${folder} holds ${count} files: at most ${mostFiles} can be overlooked, so give a part of them a word of their own.`] : [];
}

function idleIn(folders: readonly Place[]): string[] {
  const below = folders.flatMap(({ folder }) => belowRoom(folder) ?? []);
  return [
    ...Object.keys(words)
      .filter((word) => !below.some((place) => place.below === word))
      .map((word) => `${table}: the word ${word} has no folder: add it with its first file.`),
    ...Object.entries(shelves).flatMap(([room, own]) =>
      Object.keys(own)
        .filter((shelf) => !folders.some(({ folder }) => folder.startsWith(`${room}/${shelf}`)))
        .map((shelf) => `${table}: the shelf ${room}/${shelf} is not there: take it off the list.`),
    ),
  ];
}
