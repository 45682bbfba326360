import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Failure } from '#core/failure.ts';
import type { AbuseClassifier } from '#core/abuse-classifier/abuse-classifier.ts';
import { openClassifier, recalledClassifier, type ClassifierFolders } from './open-classifier.ts';

/** Learns in a separate process to spare the server's time and memory. The signal ends it. */
export async function openClassifierApart(folders: ClassifierFolders, say: (sentence: string) => void, signal?: AbortSignal): Promise<AbuseClassifier> {
  const recalled = recalledClassifier(folders);
  if (recalled) return recalled;
  const child = fork(join(import.meta.dirname, 'learn.ts'), { execArgv: [], stdio: ['ignore', 2, 2, 'ipc'], ...(signal && { signal }) });
  child.on('message', (sentence) => say(String(sentence)));
  child.send(folders);
  const [, killedBy] = await once(child, 'exit');
  if (killedBy !== null) throw new Failure('cancelled', `Learning what abuse looks like was ended by ${killedBy}.`);
  // What could not be written down is learned here, and what is wrong with the examples is said here.
  return openClassifier(folders, say);
}
