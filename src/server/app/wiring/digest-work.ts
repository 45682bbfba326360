import type { Clock } from '#core/clock.ts';
import { sendNextDigest, type DigestParts } from '#server/adapters/digests/send-digests.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';

const roundMs = 60_000;
/** The first round of a server comes sooner, so that a demo has a mail to show. */
const firstRoundMs = 5_000;

/** Sends weekly mails as long as the server runs, one after another until none is due. Several servers share the work. */
export class DigestWork {
  readonly #parts: DigestParts;
  readonly #log: Logger;
  readonly #rounds: Rounds;
  #isStopping = false;

  constructor(parts: DigestParts & { readonly clock: Clock }, log: Logger) {
    this.#parts = parts;
    this.#log = log;
    this.#rounds = new Rounds(parts.clock, roundMs, () => this.#send());
  }

  start(): void {
    this.#rounds.start(firstRoundMs);
  }

  stop(): Promise<void> {
    this.#isStopping = true;
    return this.#rounds.stop();
  }

  /** One that fails is due again in an hour; the next round begins with the others. */
  async #send(): Promise<void> {
    try {
      while (!this.#isStopping && (await sendNextDigest(this.#parts)));
    } catch (error) {
      this.#log.warn({ err: error }, 'A weekly mail could not be sent');
    }
  }
}
