import type { Clock, MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Mail, Mails } from '#core/mail/mails.ts';

const retriesAfterMs = [2_000, 10_000];
/** The time for which nothing is promised after the mail server could not be reached. */
const downMs = 30_000;
/** The failure of one address, which says nothing about the mail server. */
export const addressRefused = 'MAIL_ADDRESS_REFUSED';

/**
 * Outbox in memory: tries a mail again when the mail server cannot be reached just now. Mails lie in no table or file, for addresses are not kept (F-01);
 * those that have not left when the server stops are waited for, and asked for again where they are lost anyway.
 */
export class Outbox {
  readonly #mails: Mails;
  readonly #clock: Pick<Clock, 'after'> & MonotonicClock;
  readonly #leaving = new Set<Promise<void>>();
  #downUntil = -Infinity;

  constructor(mails: Mails, clock: Pick<Clock, 'after'> & MonotonicClock) {
    this.#mails = mails;
    this.#clock = clock;
  }

  /** How many mails are on their way. */
  get length(): number {
    return this.#leaving.size;
  }

  canSend(): boolean {
    return this.#mails.canSend() && this.#clock.elapsed() >= this.#downUntil;
  }

  /** Resolves once the mail has left, which may take a while, and rejects when it could not. */
  send(mail: Mail): Promise<void> {
    const leaving = this.#deliver(mail);
    const settled = leaving.catch(() => undefined);
    this.#leaving.add(settled);
    void settled.then(() => this.#leaving.delete(settled));
    return leaving;
  }

  forget(address: string): Promise<void> {
    return this.#mails.forget(address);
  }

  /** Waits until all mails have left or were given up, but no longer than this. */
  async drained(longestMs: number): Promise<void> {
    let cancel: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (cancel = this.#clock.after(longestMs, resolve)));
    await Promise.race([Promise.all(this.#leaving), over]);
    cancel();
  }

  async #deliver(mail: Mail): Promise<void> {
    for (const waitMs of [...retriesAfterMs, undefined]) {
      try {
        await this.#mails.send(mail);
        this.#downUntil = -Infinity;
        return;
      } catch (error) {
        if (waitMs === undefined || Failure.from(error).code === addressRefused) throw error;
        this.#downUntil = this.#clock.elapsed() + downMs;
        await new Promise<void>((resolve) => void this.#clock.after(waitMs, resolve));
      }
    }
  }
}
