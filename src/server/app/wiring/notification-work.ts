import type { ChatNews } from '#core/chat/chat-news.ts';
import type { Clock } from '#core/clock.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { SqlJobs } from '#server/adapters/jobs/sql-jobs.ts';
import { tellNextAlert } from '#server/adapters/notifications/tell-alerts.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Logger } from '../process/log.ts';
import { DueWork } from '../process/rounds.ts';
import { declarations, kinds } from './declarations.ts';

const roundMs = 2_000;

interface TellingParts {
  readonly db: Database['db'];
  readonly secrets: Secrets;
  readonly news?: ChatNews;
}

/** Sends notifications in the background, so that no request waits for them. */
export class NotificationWork extends DueWork {
  constructor(parts: TellingParts, clock: Clock, log: Logger) {
    const next = async () => (await tellEvents({ ...parts, kinds }, clock.now())) > 0;
    super(clock, roundMs, { next, failed: 'Notifications could not be made', log });
  }
}

const alertRoundMs = 60_000;

/** Sends job alerts, retrying failures after an hour. */
export class JobAlertWork extends DueWork {
  constructor({ db, secrets }: TellingParts, clock: Clock, log: Logger) {
    const asGuest = new PseudonymScope({ db, secrets, ...declarations, clock, context: { caller: undefined } });
    const next = () => tellNextAlert({ db, secrets, jobs: new SqlJobs(asGuest) }, clock.now());
    super(clock, alertRoundMs, { next, failed: 'Alerts of new jobs could not be made', log });
  }
}
