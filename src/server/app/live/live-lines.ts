import { Failure } from '#core/failure.ts';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import { isOurs, problemOf } from '../http/problem.ts';
import type { Logger } from '../process/log.ts';
import { usualTimeoutMs, withTimeout } from '../traffic/timeout.ts';
import type { EventAllowances } from './event-allowance.ts';
import { answerEvent, readEvent, type EventParts } from './live-events.ts';
import { unreadable } from './live-payloads.ts';
import type { LiveSocket } from './live-rooms.ts';

export interface LineParts extends EventParts {
  readonly allowances: EventAllowances;
  readonly clock: Clock & MonotonicClock;
  readonly log: Logger;
}

/** Closes a slow reader's socket beyond this backlog (B-30); they then ask for what they missed. */
const mostWaiting = 2_000;

export function serveLine(socket: LiveSocket, parts: LineParts): void {
  const { allowance, release } = parts.allowances.take(socket.data.identity.ref);
  socket.once('disconnect', release);
  // One after the other: messages are written in the order in which they came, and no socket makes work for more than one.
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<object>): Promise<object> => {
    const turn = before.then(work, work);
    before = turn;
    return turn;
  };
  socket.onAny((event: unknown, ...args: readonly unknown[]) => {
    if (!socket.connected) return;
    if (allowance.isFlood()) return void socket.disconnect(true);
    const { payload, acknowledge } = readEvent(args);
    const refuse = (error: unknown, isViolation: boolean): void => {
      acknowledge(refusalOf(error, parts.log));
      if (isViolation && allowance.isSpent()) socket.disconnect(true);
    };
    if (!allowance.takes(String(event))) return refuse(new Failure('limited', undefined, { code: 'LIMITED' }), true);
    if (!payload) return refuse(unreadable(), true);
    const answer = () => answerEvent(event, payload, socket, parts);
    // To leave is no work, and tells a client that its line is alive.
    const work = event === 'leave' ? answer() : inTurn(answer);
    withTimeout(parts.clock, usualTimeoutMs, work).then(acknowledge, (error: unknown) => refuse(error, isViolation(error)));
  });
  dropWhenSlow(socket);
}

/** Counts unreadable and unknown events as violations. */
const isViolation = (error: unknown): boolean => ['REQUEST_INVALID', 'ROUTE_UNKNOWN'].includes(Failure.from(error).code ?? '');

function refusalOf(error: unknown, log: Logger): object {
  const problem = problemOf(error, '');
  if (isOurs(problem)) log.error({ err: error }, 'An event of a socket failed');
  return { error: problem.code, kind: Failure.from(error).kind };
}

function dropWhenSlow({ conn }: LiveSocket): void {
  let waiting = 0;
  conn.on('packetCreate', () => {
    if (++waiting > mostWaiting) conn.close(true);
  });
  conn.on('flush', () => (waiting = 0));
}
