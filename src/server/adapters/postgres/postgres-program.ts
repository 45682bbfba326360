import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from '#core/failure.ts';
import { isOpenTo, type OsUser } from './postgres-user.ts';

export interface Program {
  readonly path: string;
  readonly words: readonly string[];
  readonly data: string;
  readonly osUser: OsUser | undefined;
  readonly log?: number;
}

/** Asks the operator for a database URL when the bundled PostgreSQL cannot run. */
export const askForDatabaseUrl = (reason: string, cause?: unknown): Failure =>
  new Failure(
    'broken',
    `${reason} Please install PostgreSQL 15 or later and give its address in DATABASE_URL, such as postgresql://name:password@localhost/daftar.`,
    { cause },
  );

/** Starts a program as its user, detached and with a minimal environment. */
export async function started({ path, words, data, osUser, log }: Program): Promise<ChildProcess> {
  const child = spawn(path, ['-D', pathFor(osUser, data), ...words], {
    ...osUser,
    cwd: data,
    detached: log !== undefined,
    env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: log === undefined ? ['ignore', 'ignore', 'pipe'] : ['ignore', log, log],
    windowsHide: true,
  });
  try {
    await once(child, 'spawn');
    return child;
  } catch (error) {
    throw askForDatabaseUrl(`The built-in PostgreSQL cannot run on this computer (${(error as NodeJS.ErrnoException).code}).`, error);
  }
}

/** Enters the data folder before root is dropped on Linux, so private parents do not matter. */
function pathFor(osUser: OsUser | undefined, data: string): string {
  if (osUser && process.platform === 'linux') return '/proc/self/cwd';
  if (!isOpenTo(osUser, data))
    throw new Failure(
      'broken',
      `PostgreSQL does not run as root, and nobody else can enter ${data}. Start the server as an ordinary user, or give it another data folder.`,
    );
  return data;
}
