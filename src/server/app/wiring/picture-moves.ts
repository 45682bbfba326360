import type { Clock } from '#core/clock.ts';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import type { Objects } from '#core/media/objects.ts';
import { unlessUnderWay } from '#server/adapters/database/advisory-lock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { Handled } from '#server/adapters/database/each-by-itself.ts';
import { moveIntoObjects } from '#server/adapters/media/picture-objects.ts';
import { removeUnusedObjects } from '#server/adapters/media/unused-objects.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';

/** Moves pictures to the bucket in the background and removes deleted ones, retrying failures after an hour. */
export class PictureMoves extends Rounds {
  readonly #db: Database['db'];
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #objects: Objects;

  constructor(db: Database['db'], clock: Clock, log: Logger, objects: Objects) {
    super(clock, hourMs, async () => ((await this.once()) ? minuteMs : hourMs));
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#objects = objects;
  }

  override start(inMs = minuteMs): void {
    super.start(inMs);
  }

  /** Returns true while there is more to do. */
  async once(): Promise<boolean> {
    let isMore = false;
    const attempt = async (work: Promise<Handled>, complaint: string) => {
      const handled = await work.catch((error: unknown) => ({ isMore: false, failure: error }));
      if (handled.failure !== undefined) this.#log.warn({ err: handled.failure }, complaint);
      isMore ||= handled.isMore;
    };
    const round = unlessUnderWay(this.#db, 'pictures', async () => {
      await attempt(removeUnusedObjects(this.#db, this.#clock, this.#objects), 'Pictures that are gone could not be removed from the bucket');
      await attempt(moveIntoObjects(this.#db, this.#clock, this.#objects), 'Pictures could not be moved into the bucket');
    });
    await round.catch((error: unknown) => this.#log.warn({ err: error }, 'Pictures could not be looked after'));
    return isMore;
  }
}
