import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heardAt, shortNameOf } from './socket-files.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
}

export function postmasterIn(data: string): Postmaster | undefined {
  const text = pidFileTextOf(data);
  if (text === undefined) return undefined;
  const [pid, , , port = '', socketFolder = '', , , status = ''] = text.split('\n');
  return { pid: Number.parseInt(pid ?? '', 10), port: Number.parseInt(port, 10), socketFolder, isReady: status.trim() === 'ready' };
}

/** Marks a dead server's pid file as stale, keeping the shared memory key that finds leftover workers. */
export function disownPostmaster(data: string): void {
  const nobodysPid = 2_147_483_647;
  const text = pidFileTextOf(data)?.trim();
  if (text) writeFileSync(fileIn(data), `${text.replace(/^.*$/m, `${nobodysPid}`)}\n`);
  else rmSync(fileIn(data), { force: true });
}

const socketPattern = /^\.s\.PGSQL\.\d+$/;

/** Finds a listener in any container and removes dead sockets, which would block a start. */
export async function listensIn(data: string): Promise<boolean> {
  const short = shortNameOf(data);
  try {
    for (const file of readdirSync(data).filter((name) => socketPattern.test(name))) {
      if (await heardAt(join(short.path, file))) return true;
      for (const name of [file, `${file}.lock`]) rmSync(join(data, name), { force: true });
    }
    return false;
  } finally {
    short.forget();
  }
}

const fileIn = (data: string): string => join(data, 'postmaster.pid');

function pidFileTextOf(data: string): string | undefined {
  try {
    return readFileSync(fileIn(data), 'utf8');
  } catch {
    return undefined;
  }
}
