import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';

/** Request timeout: a hanging database still gets the caller a refusal (B-05). */
export const usualTimeoutMs = 1_800;

/** Failure of a request that timed out while its work goes on. */
export class TimedOut extends Failure {
  readonly work: Promise<unknown>;

  constructor(timeoutMs: number, work: Promise<unknown>) {
    super('offline', `The answer took longer than ${timeoutMs / 1_000} s.`);
    this.work = work;
  }
}

/** Timeouts pass in parts, so that a starved process loses only one of them. */
const parts = 6;

/** Waits for the work until the timeout, in parts, so that a starved process does not time out falsely. */
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
    /** Overrides the usual timeout. */
    timeoutMs?: number;
  }
}

/** Gives every route registered afterwards a deadline. */
export function deadlineForAll(app: FastifyInstance, clock: Pick<Clock, 'after'>): void {
  app.addHook('onRoute', (route) => {
    const { handler, config } = route;
    route.handler = function withinDeadline(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? withTimeout(clock, config?.timeoutMs ?? usualTimeoutMs, answer) : answer;
    };
  });
}
