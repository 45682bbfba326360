import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { deskFeedFetch } from '#server/adapters/company-desk/fetch-desk-feed.ts';
import { readDueFeed } from '#server/adapters/company-desk/read-due-feeds.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { Logger } from '../process/log.ts';
import { DueWork } from '../process/rounds.ts';

const roundMs = 4 * minuteMs;

/** Reads each company's feed once a day, from the hour that it chose. */
export class JobFeedWork extends DueWork {
  constructor(db: Database['db'], clock: Clock, log: Logger) {
    const fetchFrom = deskFeedFetch();
    super(clock, roundMs, { next: () => readDueFeed({ db, now: clock.now(), fetchFrom }), failed: 'A feed of jobs could not be read', log });
  }
}
