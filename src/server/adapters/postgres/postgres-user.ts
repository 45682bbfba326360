import { accessSync, chownSync, constants, mkdtempSync, realpathSync, statSync, type Stats } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The user of the operating system that PostgreSQL runs as, where that is another than ours. */
export interface OsUser {
  readonly uid: number;
  readonly gid: number;
}

const nobody: OsUser = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to be run by root. Root hands it to the owner of the data, or else to nobody; everyone else runs it in their own name. */
export function osUserFor(data: string): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const facts = statSync(data, { throwIfNoEntry: false });
  return facts && facts.uid !== 0 ? { uid: facts.uid, gid: facts.gid } : nobody;
}

/** True where the user of the operating system can read this file, or go into this folder. */
export function isOpenTo(osUser: OsUser | undefined, path: string): boolean {
  try {
    if (!osUser) accessSync(path, constants.R_OK);
    return !osUser || wayTo(realpathSync(path)).every((step) => allows(osUser, statSync(step)));
  } catch {
    return false;
  }
}

/** A new folder among the temporary files that only this user may enter. */
export function privateFolder(osUser: OsUser | undefined, prefix: string): string {
  const home = [tmpdir(), '/tmp'].find((folder) => isOpenTo(osUser, folder)) ?? tmpdir();
  const folder = mkdtempSync(join(home, prefix));
  if (osUser) chownSync(folder, osUser.uid, osUser.gid);
  return folder;
}

function wayTo(path: string): string[] {
  const above = dirname(path);
  return above === path ? [path] : [...wayTo(above), path];
}

function allows({ uid, gid }: OsUser, facts: Stats): boolean {
  const needed = facts.isDirectory() ? 0o1 : 0o4;
  const granted = facts.uid === uid ? facts.mode >> 6 : facts.gid === gid ? facts.mode >> 3 : facts.mode;
  return (granted & needed) !== 0;
}
