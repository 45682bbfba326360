import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from '#core/failure.ts';
import { isOpenTo, type OsUser } from './postgres-user.ts';

/** One program of PostgreSQL, about to work on one data folder. */
export interface Program {
  readonly path: string;
  readonly words: readonly string[];
  readonly data: string;
  readonly osUser: OsUser | undefined;
  /** File descriptor of its log; without one its output goes to the process that started it. */
  readonly log?: number;
}

/** Failure where the PostgreSQL that is brought along cannot run: it asks the operator for the URL of one. */
export const askForDatabaseUrl = (reason: string, cause?: unknown): Failure =>
  new Failure(
    'broken',
    `${reason} Please install PostgreSQL 15 or later and give its address in DATABASE_URL, such as postgresql://name:password@localhost/daftar.`,
    { cause },
  );

/** Starts a program as its user, away from our terminal, with nothing of our environment but what it needs. */
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

/** The path of the data. Linux puts a program there before root's rights are dropped, so that data below a private folder can be worked on too. */
function pathFor(osUser: OsUser | undefined, data: string): string {
  if (osUser && process.platform === 'linux') return '/proc/self/cwd';
  if (!isOpenTo(osUser, data))
    throw new Failure(
      'broken',
      `PostgreSQL does not run as root, and nobody else can enter ${data}. Start the server as an ordinary user, or give it another data folder.`,
    );
  return data;
}
