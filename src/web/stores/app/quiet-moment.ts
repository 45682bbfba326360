import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';

/** Timer delay that proves sleep, as background pages are up to a minute late. */
const sleptMs = 1.5 * minuteMs;

/** Delay before acting, or a random span after sleep. */
interface QuietMoment {
  readonly afterMs: number;
  readonly spanMs: number;
  readonly chance: () => number;
}

/** Redraws moments missed in sleep, so that waking never ties a request to the session renewal (F-07). */
export function atQuietMoment(clock: Clock, { afterMs, spanMs, chance }: QuietMoment, act: () => void): () => void {
  const dueAt = clock.now() + afterMs;
  let cancel = clock.after(afterMs, () => {
    if (clock.now() - dueAt < sleptMs) act();
    else cancel = atQuietMoment(clock, { afterMs: chance() * spanMs, spanMs, chance }, act);
  });
  return () => cancel();
}
