import type { FastifyInstance } from 'fastify';
import type { MonotonicClock } from '#core/clock.ts';
import { onLauncherGone } from './launcher.ts';
import { untilQuiet } from './listening.ts';
import type { Logger } from './log.ts';
import type { Readiness } from './readiness.ts';

export interface StoppingParts {
  readonly app: FastifyInstance;
  readonly log: Logger;
  readonly clock: MonotonicClock;
  readonly readiness: Pick<Readiness, 'leave' | 'hold'>;
  /** Closes live sockets, for which the server would otherwise wait. */
  readonly closeLines: () => void;
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
}

const drainTimeoutMs = 8_000;

/** Time limit of a shutdown, including the last hourly round. */
const deadlineMs = 45_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Treats repeated signals within this time as one Ctrl-C, which npm also forwards. */
const doublePressMs = 2_000;

/** Stop orders, received without a gap from before the database opens. */
export interface StopOrders {
  readonly isGiven: () => boolean;
  readonly obeyBy: (obey: (signal: NodeJS.Signals) => Promise<void>) => void;
}

/** Stops on a signal or a lost launcher; a second order exits at once. */
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

/** Refuses readiness, unless by Ctrl-C, then finishes work and closes the database. */
export const stopServing =
  (parts: StoppingParts) =>
  async (signal: NodeJS.Signals): Promise<void> => {
    if (signal !== 'SIGINT') await parts.readiness.leave();
    await stop(parts);
  };

/** Stays below a supervisor's ten seconds; the database rolls back an unfinished schema step. */
const startingTimeoutMs = 6_000;

/** Closes what is open before the server answers, within a time limit. */
export async function endStarting(close: () => Promise<void>, exit: (code: number) => void): Promise<void> {
  const giveUp = setTimeout(() => exit(0), startingTimeoutMs);
  await close().catch(() => undefined);
  clearTimeout(giveUp);
  exit(0);
}

/** Delays requests while the listener closes, so that none is cut off; stragglers are dropped in the end (B-64). */
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
