import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { ContributedReviews } from '#core/reviews/own-reviews.ts';
import { atQuietMoment } from '../app/quiet-moment.ts';

/** The span within which a quiet moment is drawn: later than a page loads, and at no time that what the member does would tell. */
const [soonestMs, latestMs] = [minuteMs / 2, 10 * minuteMs];

/** Has every member’s device ask, at a moment drawn by lot, for the token of a contribution that may come one day, so that asking says nothing of who contributes (F-07). */
export class TokenPoolStore {
  readonly #contributed: Pick<ContributedReviews, 'prepare'>;
  readonly #clock: Clock;
  readonly #chance: () => number;

  constructor(contributed: Pick<ContributedReviews, 'prepare'>, clock: Clock, chance: () => number) {
    this.#contributed = contributed;
    this.#clock = clock;
    this.#chance = chance;
  }

  /** Begins; the answer ends it. */
  start(): () => void {
    const spanMs = latestMs - soonestMs;
    const moment = { afterMs: soonestMs + this.#chance() * spanMs, spanMs, chance: this.#chance };
    return atQuietMoment(this.#clock, moment, () => void this.#contributed.prepare('quiet'));
  }
}
