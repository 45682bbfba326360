import { accessSync, chownSync, constants, mkdtempSync, realpathSync, statSync, type Stats } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface OsUser {
  readonly uid: number;
  readonly gid: number;
}

const nobody: OsUser = { uid: 65_534, gid: 65_534 };

/** Chooses the data's owner or `nobody` under root, as PostgreSQL refuses to run as root. */
export function osUserFor(data: string): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const facts = statSync(data, { throwIfNoEntry: false });
  return facts && facts.uid !== 0 ? { uid: facts.uid, gid: facts.gid } : nobody;
}

export function isOpenTo(osUser: OsUser | undefined, path: string): boolean {
  try {
    if (!osUser) accessSync(path, constants.R_OK);
    return !osUser || wayTo(realpathSync(path)).every((step) => allows(osUser, statSync(step)));
  } catch {
    return false;
  }
}

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
