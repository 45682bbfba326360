import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isOpenTo, type OsUser } from './postgres-user.ts';

/**
 * A copy of the programs in one of these folders or among the temporary files, wherever the user that runs them can go; nothing where there is no such place.
 * It is made once for each version, and is there whole or not at all.
 */
export function readableCopy(native: string, folders: readonly string[], osUser: OsUser | undefined): string | undefined {
  const home = [...folders, tmpdir(), '/tmp'].find((folder) => isOpenTo(osUser, folder));
  if (home === undefined) return undefined;
  const place = join(home, `daftar-postgresql-${versionOf(native)}`);
  if (isOurs(place)) {
    if (filesIn(native) === filesIn(join(place, 'native'))) return join(place, 'native');
    rmSync(place, { recursive: true });
  }
  const draft = mkdtempSync(`${place}-`);
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  return join(moved(draft, place), 'native');
}

const versionOf = (native: string): string => (JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }).version;

/** Whether nobody else could have put something into the folder: what lies there is going to be run. */
function isOurs(place: string): boolean {
  const facts = lstatSync(place, { throwIfNoEntry: false });
  return facts?.isDirectory() === true && facts.uid === (process.getuid?.() ?? facts.uid) && (facts.mode & 0o022) === 0;
}

/** Temporary files that nobody reads for a while are cleared away one by one on some systems. */
function filesIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()
    .join('\n');
}

/** An installation under a strict umask may be closed to others; a copy of public programs need not be. */
function openToAll(folder: string): void {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isSymbolicLink());
  for (const path of [folder, ...inside.map((entry) => join(entry.parentPath, entry.name))]) {
    const { mode } = statSync(path);
    chmodSync(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0));
  }
}

/** Moves the draft to its place in one step; where another process took the place meanwhile, the draft stays where it is. */
function moved(draft: string, place: string): string {
  try {
    renameSync(draft, place);
    return place;
  } catch {
    return draft;
  }
}
