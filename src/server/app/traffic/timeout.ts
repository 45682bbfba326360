import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';

/** The usual timeout of a request: a database that hangs answers nobody, and the caller gets a refusal (B-05). */
export const usualTimeoutMs = 1_800;

/** The failure of a request that was not waited for any longer. Its work goes on, and how that ends is what the host has to know. */
export class TimedOut extends Failure {
  readonly work: Promise<unknown>;

  constructor(timeoutMs: number, work: Promise<unknown>) {
    super('offline', `The answer took longer than ${timeoutMs / 1_000} s.`);
    this.work = work;
  }
}

/** The parts in which a timeout passes. */
const parts = 6;

/**
 * Waits for the work until the timeout; beyond it the caller had better come back. It passes in parts, so that a process that had no processor for
 * seconds loses one of them: what is ready by then is still heard.
 */
export async function withTimeout<Value>(clock: Pick<Clock, 'after'>, timeoutMs: number, work: Promise<Value>): Promise<Value> {
  let cancel: () => void = () => undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    const waitFor = (left: number): void => {
      if (left === 0) reject(new TimedOut(timeoutMs, work));
      else cancel = clock.after(timeoutMs / parts, () => waitFor(left - 1));
    };
    waitFor(parts);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    cancel();
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The timeout of a route, where it differs from the usual. */
    timeoutMs?: number;
  }
}

/** Gives every route a deadline: whatever it asks, the caller hears within it that it takes too long. Routes registered before this one have none. */
export function deadlineForAll(app: FastifyInstance, clock: Pick<Clock, 'after'>): void {
  app.addHook('onRoute', (route) => {
    const { handler, config } = route;
    route.handler = function withinDeadline(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? withTimeout(clock, config?.timeoutMs ?? usualTimeoutMs, answer) : answer;
    };
  });
}
