import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';

/** The lateness of a timer by which the device slept; a page in the background rings up to a minute late. */
const sleptMs = 1.5 * minuteMs;

/** A moment to act at: after a time, or, where the device slept past that, drawn from a span. */
interface QuietMoment {
  readonly afterMs: number;
  readonly spanMs: number;
  readonly chance: () => number;
}

/**
 * Acts at a moment that tells nothing of the rest of the page. All that is overdue rings together as a device wakes, and is asked beside the session, which is renewed then: what slept
 * past its moment is given another one (F-07). The answer cancels it.
 */
export function atQuietMoment(clock: Clock, { afterMs, spanMs, chance }: QuietMoment, act: () => void): () => void {
  const dueAt = clock.now() + afterMs;
  let cancel = clock.after(afterMs, () => {
    if (clock.now() - dueAt < sleptMs) act();
    else cancel = atQuietMoment(clock, { afterMs: chance() * spanMs, spanMs, chance }, act);
  });
  return () => cancel();
}
