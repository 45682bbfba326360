import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';

/** The usual timeout of a request: a database that hangs answers nobody, and the caller is told (B-05). */
export const usualTimeoutMs = 1_800;

/** Waits for the work until the timeout; beyond it the caller is better told to come back. */
export async function withTimeout<Value>(clock: Pick<Clock, 'after'>, timeoutMs: number, work: Promise<Value>): Promise<Value> {
  let cancel: () => void = () => undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    cancel = clock.after(timeoutMs, () => reject(new Failure('offline', 'The answer took too long.')));
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
