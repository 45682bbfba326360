import type { Clock } from '#core/clock.ts';
import { hourMs } from '#core/figures/durations.ts';
import { unlessUnderWay } from '#server/adapters/database/advisory-lock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { fillSearch } from '#server/adapters/search/fill-search.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';

/** Brings jobs, skills, cities, industries, colleges and communities of the search up to date, at the start and every hour. Companies follow each change of theirs by themselves. */
export class SearchWork {
  readonly #rounds: Rounds;

  constructor(db: Database['db'], clock: Clock, log: Logger) {
    const fill = async (): Promise<void> => {
      await unlessUnderWay(db, 'search', () => fillSearch(db, { isWhole: false })).catch((err: unknown) =>
        log.warn({ err }, 'The search could not be brought up to date'),
      );
    };
    this.#rounds = new Rounds(clock, hourMs, fill);
  }

  start(): void {
    this.#rounds.start(0);
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }
}
