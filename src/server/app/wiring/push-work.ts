import type { Clock } from '#core/clock.ts';
import type { PushMessages } from '#core/notifications/push-messages.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { sendPushes } from '#server/adapters/notifications/send-pushes.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';
import { kinds } from './declarations.ts';

const roundMs = 2_000;

interface PushWorkParts {
  readonly db: Database['db'];
  readonly secrets: Secrets;
  readonly messages: PushMessages;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Sends messages to devices as long as the server runs, some at a time until none is due. Several servers share the work. */
export class PushWork {
  readonly #parts: PushWorkParts;
  readonly #rounds: Rounds;
  #isStopping = false;

  constructor(parts: PushWorkParts) {
    this.#parts = parts;
    this.#rounds = new Rounds(parts.clock, roundMs, () => this.#send());
  }

  start(): void {
    this.#rounds.start();
  }

  stop(): Promise<void> {
    this.#isStopping = true;
    return this.#rounds.stop();
  }

  async #send(): Promise<void> {
    const { clock, log } = this.#parts;
    try {
      while (!this.#isStopping && (await sendPushes({ ...this.#parts, kinds }, clock.now())) > 0);
    } catch (error) {
      log.warn({ err: error }, 'Messages could not be sent to devices');
    }
  }
}
