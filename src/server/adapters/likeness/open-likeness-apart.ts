import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Failure } from '#core/failure.ts';
import type { Likeness } from '#core/likeness/likeness.ts';
import { openLikeness, recalledLikeness, type LikenessFolders } from './open-likeness.ts';

/** Opens the likeness, and learns it in a process of its own where nothing is recalled, so that neither its time nor its memory is that of the server. The signal ends it. */
export async function openLikenessApart(folders: LikenessFolders, say: (sentence: string) => void, signal?: AbortSignal): Promise<Likeness> {
  const recalled = recalledLikeness(folders);
  if (recalled) return recalled;
  const child = fork(join(import.meta.dirname, 'learn.ts'), { execArgv: [], stdio: ['ignore', 2, 2, 'ipc'], ...(signal && { signal }) });
  child.on('message', (sentence) => say(String(sentence)));
  child.send(folders);
  const [, killedBy] = await once(child, 'exit');
  if (killedBy !== null) throw new Failure('cancelled', `Learning what abuse looks like was ended by ${killedBy}.`);
  // What could not be written down is learned here, and what is wrong with the examples is said here.
  return openLikeness(folders, say);
}
