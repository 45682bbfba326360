import type { FastifyInstance } from 'fastify';
import type { MonotonicClock } from '#core/clock.ts';
import { onLauncherGone } from './launcher.ts';
import { untilQuiet } from './listening.ts';
import type { Logger } from './log.ts';
import type { Readiness } from './readiness.ts';

/** The parts of a graceful shutdown: the server that stops listening, and everything that is closed after it. */
export interface StoppingParts {
  readonly app: FastifyInstance;
  readonly log: Logger;
  readonly clock: MonotonicClock;
  readonly readiness: Pick<Readiness, 'leave' | 'hold'>;
  /** Closes the lines that are live, for which the server would wait: their readers come back, to another process perhaps. */
  readonly closeLines: () => void;
  /** Ends everything else: jobs, the database. */
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
}

const drainTimeoutMs = 8_000;

/** The time for all of it: what runs, a turn at the last round of the hourly work, and that round. */
const deadlineMs = 45_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal and npm each tell of one Ctrl-C, and on a busy machine the second comes late. */
const doublePressMs = 2_000;

/** The orders to stop. They are listened for from before the database opens, without a gap; what they lead to changes once requests are answered. */
export interface StopOrders {
  /** Whether one came. */
  readonly isGiven: () => boolean;
  readonly obeyBy: (obey: (signal: NodeJS.Signals) => Promise<void>) => void;
}

/** Listens for orders to stop: a signal, or the loss of the launcher. At the second order the process ends at once. */
export function listenForOrders(first: (signal: NodeJS.Signals) => Promise<void>, exit: (code: number) => void): StopOrders {
  let recordedAt: number | undefined;
  let obey = first;
  const tell = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (recordedAt === undefined) void obey(signal);
    else if (now - recordedAt > doublePressMs) exit(1);
    recordedAt ??= now;
  };
  for (const signal of signals) process.on(signal, tell);
  onLauncherGone(() => tell('SIGTERM'));
  return { isGiven: () => recordedAt !== undefined, obeyBy: (next) => (obey = next) };
}

/** Stops a server that answers: it says first that it is not ready any more, unless a person pressed Ctrl-C, then what runs is finished, then the database closes. */
export const stopServing =
  (parts: StoppingParts) =>
  async (signal: NodeJS.Signals): Promise<void> => {
    if (signal !== 'SIGINT') await parts.readiness.leave();
    await stop(parts);
  };

/** A supervisor kills what has not ended ten seconds after the order; a step of the schema may take longer, and is undone by the database. */
const startingTimeoutMs = 6_000;

/** Ends a process that answers nobody yet: what is open is closed, for as long as that may take. */
export async function endStarting(close: () => Promise<void>, exit: (code: number) => void): Promise<void> {
  const giveUp = setTimeout(() => exit(0), startingTimeoutMs);
  await close().catch(() => undefined);
  clearTimeout(giveUp);
  exit(0);
}

/**
 * Stops listening, finishes what runs, closes, and leaves. Requests are held back while the listener closes, so that clients that go on asking are all
 * heard and answered, and what comes next is refused and not cut off; requests that hold the server up are cut off in the end (B-64).
 */
export async function stop({ app, log, clock, readiness, closeLines, close, exit }: StoppingParts): Promise<void> {
  const answer = readiness.hold();
  closeLines();
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
