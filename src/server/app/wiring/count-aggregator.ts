import type { Clock } from '#core/clock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import type { Logger } from '../process/log.ts';

const flushMs = 2_000;

/** Adds the deltas of counts to their rows as long as the server runs. Between two rounds a count is right all the same, only a little slower to read. */
export class CountAggregator {
  readonly #db: Database['db'];
  readonly #clock: Clock;
  readonly #log: Logger;
  #cancel: () => void = () => undefined;
  #aggregation: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(db: Database['db'], clock: Clock, log: Logger) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  start(): void {
    if (this.#isOver) return;
    this.#cancel = this.#clock.after(flushMs, () => {
      this.#aggregation = this.#aggregate().then(() => this.start());
    });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#aggregation;
  }

  /** An aggregation that fails is made good by the next. */
  async #aggregate(): Promise<void> {
    await aggregateCounts(this.#db).catch((error: unknown) => this.#log.warn({ err: error }, 'Counts could not be aggregated'));
  }
}
