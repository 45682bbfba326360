import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeEndpoint } from './postgres-endpoint.ts';
import { startPostgres, stopPostgres, type Run } from './postgres-run.ts';

const restartDelayMs = 5_000;

export async function superviseRun(run: Run): Promise<() => Promise<void>> {
  const farewell = new AbortController();
  let current: ChildProcess | undefined;
  let running: Promise<ChildProcess | undefined>;

  const start = async (): Promise<ChildProcess> => {
    const child = await startPostgres(run, (begun) => (current = begun));
    child.once('exit', () => {
      if (farewell.signal.aborted) return;
      run.say('The database stopped by itself; it is being started again.');
      running = start().catch(retry);
    });
    return child;
  };
  const retry = async (error: Error): Promise<ChildProcess | undefined> => {
    run.say(error.message);
    await sleep(restartDelayMs, undefined, { signal: farewell.signal }).catch(() => undefined);
    return farewell.signal.aborted ? undefined : start().catch(retry);
  };

  // A process that gives up waiting leaves no database behind: on this signal PostgreSQL ends by itself, in order.
  const endWithProcess = (): void => void current?.kill('SIGINT');
  process.once('exit', endWithProcess);
  running = start();
  try {
    await running;
  } catch (error) {
    process.off('exit', endWithProcess);
    removeEndpoint(run.endpoint);
    throw error;
  }
  return async () => {
    farewell.abort();
    const pid = (await running)?.pid;
    if (pid !== undefined) await stopPostgres(pid, run.data, run.binaries);
    process.off('exit', endWithProcess);
    removeEndpoint(run.endpoint);
  };
}
