import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { ContributedReviews } from '#core/reviews/own-reviews.ts';
import { atQuietMoment } from '../app/quiet-moment.ts';

/** Span of a random moment, far from the page load and the member's actions. */
const [soonestMs, latestMs] = [minuteMs / 2, 10 * minuteMs];

/** Every member's device requests a token at random, so that requests never reveal contributors (F-07). */
export class TokenPoolStore {
  readonly #contributed: Pick<ContributedReviews, 'prepare'>;
  readonly #clock: Clock;
  readonly #chance: () => number;

  constructor(contributed: Pick<ContributedReviews, 'prepare'>, clock: Clock, chance: () => number) {
    this.#contributed = contributed;
    this.#clock = clock;
    this.#chance = chance;
  }

  /** Runs until the returned function is called. */
  start(): () => void {
    const spanMs = latestMs - soonestMs;
    const moment = { afterMs: soonestMs + this.#chance() * spanMs, spanMs, chance: this.#chance };
    return atQuietMoment(this.#clock, moment, () => void this.#contributed.prepare('quiet'));
  }
}
