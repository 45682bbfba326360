import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '#core/failure.ts';
import { startOf } from './process-facts.ts';

const pattern = /^server-(\d+)-([\w-]+)\.lock$/;
const attempts = 8;

/**
 * Makes this process the only server on a data folder, and answers how to let go.
 * Everyone first puts a file there that names itself, and then looks who else did: of two that come at once, at least one sees the other.
 */
export async function holdData(folder: string): Promise<() => void> {
  const own = `server-${process.pid}-${startOf(process.pid) ?? 'unknown'}.lock`;
  for (let attempt = 1; ; attempt++) {
    const other = standingBeside(folder, own);
    if (other === undefined) return () => rmSync(join(folder, own), { force: true });
    if (attempt === attempts) {
      throw new Failure(
        'conflict',
        `Another server (process ${other}) already works on the data in ${folder}. Stop it first, or give this one a data folder of its own.`,
      );
    }
    await sleep(20 + Math.random() * 80);
  }
}

/** The pid of another living server, if there is one; otherwise the place is ours. */
function standingBeside(folder: string, own: string): string | undefined {
  if (!takes(join(folder, own))) return `${process.pid}`;
  const other = readdirSync(folder).find((file) => file !== own && isHeld(folder, file));
  if (other === undefined) return undefined;
  rmSync(join(folder, own), { force: true });
  return pattern.exec(other)?.[1];
}

function takes(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new Failure('broken', `The data folder cannot be written: ${(error as Error).message}.`, { cause: error });
  }
}

/** Whether the process a lock file names still lives; the file of a dead one is cleared away. */
function isHeld(folder: string, file: string): boolean {
  const [, pid, start] = pattern.exec(file) ?? [];
  if (pid === undefined) return false;
  if (startOf(Number(pid)) === start) return true;
  rmSync(join(folder, file), { force: true });
  return false;
}
