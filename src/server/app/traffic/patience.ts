import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';

/** A database that hangs answers nobody; this is how long anybody usually waits to be told (B-05). */
export const usualPatienceMs = 1_800;

/** What is worth waiting for; beyond that whoever asks is better told to come back. */
export async function withinPatience<Value>(clock: Pick<Clock, 'after'>, patienceMs: number, work: Promise<Value>): Promise<Value> {
  let calm: () => void = () => undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    calm = clock.after(patienceMs, () => reject(new Failure('offline', 'The answer took too long.')));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    calm();
  }
}
