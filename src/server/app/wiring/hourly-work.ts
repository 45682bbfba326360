import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { hourMs } from '#core/figures/durations.ts';
import type { Objects } from '#core/media/objects.ts';
import { unlessUnderWay } from '#server/adapters/database/advisory-lock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { hourlyRound } from '#server/adapters/hourly-round.ts';
import { moveIntoObjects, removeUnusedObjects } from '#server/adapters/media/picture-objects.ts';
import { writeOwedLines } from '#server/adapters/moderation/add-to-ledger.ts';
import { bringOut } from '#server/adapters/posts/bring-out.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import type { Logger } from '../process/log.ts';

/** The sentence for the host when a round fails: it says what that means, and what comes next. */
const notShuffled =
  'Rows could not all be rewritten in random order and their times made coarse: until that is done, which the next hour tries again, whoever takes the database can tell more of who made which name';

/**
 * The work that comes again every hour: it clears away what has lived its time, writes the lines that the ledger is owed, brings out the posts that are due, and
 * takes away what would join rows to an account. Of several servers one does it, and what fails is made good by the next round.
 */
export class HourlyWork {
  readonly #db: Database['db'];
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #objects: Objects | undefined;
  /** The day on which pictures were last moved into the bucket. */
  #movedOn: string | undefined;
  #cancel: () => void = () => undefined;

  constructor(db: Database['db'], clock: Clock, log: Logger, objects: Objects | undefined) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#objects = objects;
  }

  /** Does it in an hour, and every hour from then on. */
  goOn(): void {
    this.#cancel = this.#clock.after(hourMs, () => void this.once().then(() => this.goOn()));
  }

  stop(): void {
    this.#cancel();
  }

  async once(): Promise<void> {
    const [db, clock] = [this.#db, this.#clock];
    const round = unlessUnderWay(db, 'sweep', async () => {
      await this.#attempt(sweepExpired(db, clock), 'What has expired could not be cleared away');
      await this.#attempt(writeOwedLines(db, clock), 'The lines that the ledger is owed could not be written');
      await this.#attempt(bringOut(db, clock), 'The posts that are due could not be brought out');
      await this.#attempt(hourlyRound(db, clock), notShuffled);
      if (this.#objects) await this.#tidy(this.#objects);
    });
    await this.#attempt(round, 'What is due every hour could not be done');
  }

  /** Moves pictures into the bucket once a day, so that no time there tells more than a day, and removes those that are gone. */
  async #tidy(objects: Objects): Promise<void> {
    const today = dayOf(this.#clock.now());
    if (today !== this.#movedOn) await this.#attempt(moveIntoObjects(this.#db, this.#clock, objects), 'Pictures could not be moved into the bucket');
    this.#movedOn = today;
    await this.#attempt(removeUnusedObjects(this.#db, this.#clock, objects), 'Pictures that are gone could not be removed from the bucket');
  }

  #attempt(work: Promise<unknown>, complaint: string): Promise<unknown> {
    return work.catch((error: unknown) => this.#log.warn({ err: error }, complaint));
  }
}
