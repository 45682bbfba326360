import type { ChatNews } from '#core/chat/chat-news.ts';
import type { Clock } from '#core/clock.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';
import { kinds } from './declarations.ts';

const roundMs = 2_000;

interface TellingParts {
  readonly db: Database['db'];
  readonly secrets: Secrets;
  readonly news?: ChatNews;
}

/** Tells members what has happened, as long as the server runs: some events at a time until none is due. Requests wait for none of it, and several servers share the work. */
export class NotificationWork {
  readonly #parts: TellingParts;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #rounds: Rounds;
  #isStopping = false;

  constructor(parts: TellingParts, clock: Clock, log: Logger) {
    this.#parts = parts;
    this.#clock = clock;
    this.#log = log;
    this.#rounds = new Rounds(clock, roundMs, () => this.#tell());
  }

  start(): void {
    this.#rounds.start();
  }

  stop(): Promise<void> {
    this.#isStopping = true;
    return this.#rounds.stop();
  }

  /** What fails stays due, and is told in the next round. */
  async #tell(): Promise<void> {
    try {
      while (!this.#isStopping && (await tellEvents({ ...this.#parts, kinds }, this.#clock.now())) > 0);
    } catch (error) {
      this.#log.warn({ err: error }, 'Notifications could not be told');
    }
  }
}
