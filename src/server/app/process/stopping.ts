import type { FastifyInstance } from 'fastify';
import type { MonotonicClock } from '#core/clock.ts';
import { untilQuiet } from './listening.ts';
import type { Logger } from './log.ts';
import type { Readiness } from './readiness.ts';

/** The parts of a graceful shutdown: the server that stops listening, and everything that is closed after it. */
export interface StoppingParts {
  readonly app: FastifyInstance;
  readonly log: Logger;
  readonly clock: MonotonicClock;
  readonly readiness: Pick<Readiness, 'leave' | 'hold'>;
  /** Ends everything else: jobs, the database. */
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
}

const drainTimeoutMs = 8_000;

/** The time for all of it: what runs, a turn at the last round of the hourly work, and that round. */
const deadlineMs = 45_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const doublePressMs = 500;
const parentCheckMs = 500;

/**
 * Ends the process in good order when it is told to: it says first that it is not ready any more, unless a person pressed Ctrl-C, then what runs is
 * finished, then the database closes. Told twice, it ends at once.
 * Answers whether it was told. A server that npm started ends with npm, whose shell does not pass on that it was told to.
 */
export function stopOnSignal(parts: StoppingParts): () => boolean {
  let toldAt: number | undefined;
  const tell = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (toldAt === undefined) void (signal === 'SIGINT' ? stop(parts) : parts.readiness.leave().then(() => stop(parts)));
    else if (now - toldAt > doublePressMs) parts.exit(1);
    toldAt ??= now;
  };
  for (const signal of signals) process.on(signal, tell);
  if (process.env['npm_lifecycle_event']) whenOrphaned(() => tell('SIGTERM'));
  return () => toldAt !== undefined;
}

/** Ends a process that is told to before anybody is answered: what is open is closed first. Answers what calls that off. */
export function endOnSignal(close: () => Promise<void>): () => void {
  const end = (): void => void close().finally(() => process.exit(1));
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/** Calls back once when the parent process is gone. */
function whenOrphaned(tell: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    tell();
  }, parentCheckMs);
  watch.unref();
}

/**
 * Stops listening, finishes what runs, closes, and leaves. Requests are held back while the listener closes, so that clients that go on asking are all
 * heard and answered, and what comes next is refused and not cut off; requests that hold the server up are cut off in the end (B-64).
 */
export async function stop({ app, log, clock, readiness, close, exit }: StoppingParts): Promise<void> {
  const answer = readiness.hold();
  await untilQuiet(app.server, clock);
  const ended = new Promise((resolve) => app.server.close(resolve));
  answer();
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs);
  const giveUp = setTimeout(() => exit(1), deadlineMs);
  try {
    await ended;
    await app.close();
    clearInterval(idle);
    clearTimeout(cutOff);
    await close();
    clearTimeout(giveUp);
    exit(0);
  } catch (error) {
    log.error({ err: error }, 'The server could not stop in good order');
    exit(1);
  }
}
