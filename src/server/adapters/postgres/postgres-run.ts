import { execFile, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Failure } from '#core/failure.ts';
import type { Binaries } from './postgres-binaries.ts';
import type { PostgresEndpoint } from './postgres-endpoint.ts';
import type { OsUser } from './postgres-user.ts';
import { started } from './postgres-program.ts';
import { settingsFor } from './postgres-settings.ts';
import { postmasterIn, type Postmaster } from './postmaster.ts';
import { processStartOf } from './process-facts.ts';

export interface Run {
  readonly binaries: Binaries;
  readonly data: string;
  readonly osUser: OsUser | undefined;
  readonly endpoint: PostgresEndpoint;
  readonly isDurable: boolean;
  readonly logFile: string;
  readonly say: (sentence: string) => void;
}

const longestLogBytes = 1_000_000;
const recoveryNoticeMs = 3_000;
/** Workers notice a killed PostgreSQL only after a moment. */
const workersTimeoutMs = 15_000;

/** Starts PostgreSQL in its own session, safe from Ctrl-C, and names the process before waiting for readiness. */
export async function startPostgres(run: Run, name: (child: ChildProcess) => void): Promise<ChildProcess> {
  const latest = performance.now() + workersTimeoutMs;
  for (;;) {
    const child = await spawned(run);
    name(child);
    const complaint = await complaintBeforeReady(child, run);
    if (complaint === undefined) return child;
    if (!complaint.includes('shared memory block') || performance.now() > latest)
      throw new Failure('broken', `PostgreSQL did not start: ${complaint}. More is in ${run.logFile}.`);
    await sleep(200);
  }
}

async function spawned({ binaries, data, osUser, endpoint, isDurable, logFile }: Run): Promise<ChildProcess> {
  const isLogLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > longestLogBytes;
  const log = openSync(logFile, isLogLong ? 'w' : 'a', 0o600);
  const words = [...settingsFor(endpoint, isDurable), '-c', `daftar.data_folder=${data}`];
  const child = await started({ path: binaries.postgres, words, data, osUser, log }).finally(() => closeSync(log));
  child.unref();
  return child;
}

/** Waits until PostgreSQL is ready, or returns the last error of its log. */
async function complaintBeforeReady(child: ChildProcess, { data, logFile, say }: Run): Promise<string | undefined> {
  const warning = setTimeout(() => say('The database takes a while: after a hard stop it first reads its journal.'), recoveryNoticeMs);
  const isReady = (postmaster: Postmaster | undefined) => postmaster?.pid === child.pid && postmaster?.isReady;
  while (!isReady(postmasterIn(data)) && isRunning(child)) await sleep(10);
  clearTimeout(warning);
  return isRunning(child) ? undefined : lastComplaintIn(logFile);
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

function lastComplaintIn(logFile: string): string {
  const complaint = readFileSync(logFile, 'utf8')
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error while/.test(line));
  return complaint?.replace(/^.*?(FATAL|PANIC): +/, '') ?? 'it gave no reason';
}

/** Stops in order first, then immediately, which the journal recovers from. */
const farewells = [
  { signal: 'SIGINT', timeoutMs: 30_000 },
  { signal: 'SIGQUIT', timeoutMs: 15_000 },
] as const;

export async function stopPostgres(pid: number, data: string, { pgCtl }: Binaries): Promise<void> {
  for (const { signal, timeoutMs } of farewells) {
    if (process.platform === 'win32')
      await promisify(execFile)(pgCtl, ['stop', '-D', data, '-m', signal === 'SIGINT' ? 'fast' : 'immediate']).catch(() => undefined);
    else if (processStartOf(pid) !== undefined) process.kill(pid, signal);
    if (await isGone(pid, timeoutMs)) return;
  }
  throw new Failure('broken', `PostgreSQL (process ${pid}) on the data in ${data} does not stop. Please end it by hand.`);
}

async function isGone(pid: number, timeoutMs: number): Promise<boolean> {
  const latest = performance.now() + timeoutMs;
  while (processStartOf(pid) !== undefined) {
    if (performance.now() > latest) return false;
    await sleep(15);
  }
  return true;
}
