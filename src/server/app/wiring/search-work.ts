import type { Clock } from '#core/clock.ts';
import { hourMs } from '#core/figures/durations.ts';
import { unlessUnderWay } from '#server/adapters/database/advisory-lock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { fillSearch } from '#server/adapters/search/fill-search.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';

/** Refreshes the search hourly, except companies, which follow their own changes. */
export class SearchWork extends Rounds {
  constructor(db: Database['db'], clock: Clock, log: Logger) {
    super(clock, hourMs, async () => {
      await unlessUnderWay(db, 'search', () => fillSearch(db, { isWhole: false })).catch((err: unknown) =>
        log.warn({ err }, 'The search could not be brought up to date'),
      );
    });
  }

  override start(inMs = 0): void {
    super.start(inMs);
  }
}
