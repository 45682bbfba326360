import type { ChatNews } from '#core/chat/chat-news.ts';
import type { Clock } from '#core/clock.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Logger } from '../process/log.ts';
import { DueWork } from '../process/rounds.ts';
import { kinds } from './declarations.ts';

const roundMs = 2_000;

interface TellingParts {
  readonly db: Database['db'];
  readonly secrets: Secrets;
  readonly news?: ChatNews;
}

/** Tells members what has happened, as long as the server runs. Requests wait for none of it. */
export class NotificationWork extends DueWork {
  constructor(parts: TellingParts, clock: Clock, log: Logger) {
    const next = async () => (await tellEvents({ ...parts, kinds }, clock.now())) > 0;
    super(clock, roundMs, { next, failed: 'Notifications could not be told', log });
  }
}
