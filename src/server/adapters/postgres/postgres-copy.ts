import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isOpenTo, type OsUser } from './postgres-user.ts';

/** Copies the programs once per version and atomically, to a folder their user can read; undefined without one. */
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

/** Makes sure that no other user could have planted programs there. */
function isOurs(place: string): boolean {
  const facts = lstatSync(place, { throwIfNoEntry: false });
  return facts?.isDirectory() === true && facts.uid === (process.getuid?.() ?? facts.uid) && (facts.mode & 0o022) === 0;
}

/** Works around systems that clear away temporary files nobody reads for a while. */
function filesIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()
    .join('\n');
}

/** Opens the public programs, which a strict umask may have closed. */
function openToAll(folder: string): void {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isSymbolicLink());
  for (const path of [folder, ...inside.map((entry) => join(entry.parentPath, entry.name))]) {
    const { mode } = statSync(path);
    chmodSync(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0));
  }
}

/** Moves atomically; keeps the draft if another process was first. */
function moved(draft: string, place: string): string {
  try {
    renameSync(draft, place);
    return place;
  } catch {
    return draft;
  }
}
