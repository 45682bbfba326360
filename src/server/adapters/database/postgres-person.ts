import { accessSync, chownSync, constants, mkdtempSync, realpathSync, statSync, type Stats } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Who runs PostgreSQL, where that is somebody else than we are. */
export interface Person {
  readonly uid: number;
  readonly gid: number;
}

const nobody: Person = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to be run by root. Root hands it to whoever owns the data already, or else to nobody; everyone else runs it in their own name. */
export function personFor(data: string): Person | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const facts = statSync(data, { throwIfNoEntry: false });
  return facts && facts.uid !== 0 ? { uid: facts.uid, gid: facts.gid } : nobody;
}

/** Whether a person can read this file, or go into this folder. */
export function isOpenTo(person: Person | undefined, path: string): boolean {
  try {
    if (!person) accessSync(path, constants.R_OK);
    return !person || wayTo(realpathSync(path)).every((step) => allows(person, statSync(step)));
  } catch {
    return false;
  }
}

/** A new folder among the temporary files that only this person may enter. */
export function privateFolder(person: Person | undefined, prefix: string): string {
  const home = [tmpdir(), '/tmp'].find((folder) => isOpenTo(person, folder)) ?? tmpdir();
  const folder = mkdtempSync(join(home, prefix));
  if (person) chownSync(folder, person.uid, person.gid);
  return folder;
}

function wayTo(path: string): string[] {
  const above = dirname(path);
  return above === path ? [path] : [...wayTo(above), path];
}

function allows({ uid, gid }: Person, facts: Stats): boolean {
  const needed = facts.isDirectory() ? 0o1 : 0o4;
  const granted = facts.uid === uid ? facts.mode >> 6 : facts.gid === gid ? facts.mode >> 3 : facts.mode;
  return (granted & needed) !== 0;
}
