import type { Clock } from '#core/clock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import { writeUsage } from '#server/adapters/usage/write-usage.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';

/** Longest that counts stay in memory alone, lost if the process is killed. */
const flushMs = 5_000;

/** Writes counts every few seconds and at the stop, retrying failures in the next round. */
export class UsageWork extends Rounds {
  readonly #write: () => Promise<void>;

  constructor(db: Database['db'], clock: Clock, log: Pick<Logger, 'warn'>, buffer: PendingUsage) {
    const write = async () => {
      const rows = buffer.take();
      await writeUsage(db, rows).catch((err: unknown) => {
        buffer.putBack(rows);
        log.warn({ err }, 'Counts of what is used could not be written');
      });
    };
    super(clock, flushMs, write);
    this.#write = write;
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.#write();
  }
}
