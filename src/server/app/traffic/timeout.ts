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
