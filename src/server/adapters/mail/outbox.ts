import type { Clock, MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Mail, Mails } from '#core/mail/mails.ts';

const retriesAfterMs = [2_000, 10_000];
/** Pause after the mail server was unreachable, in which no delivery is promised. */
const downMs = 30_000;
/** Failure of one address, not of the mail server. */
export const addressRefused = 'MAIL_ADDRESS_REFUSED';

/** Retries mails in memory only, since addresses are not stored (F-01); a stop waits for them. */
export class Outbox {
  readonly #mails: Mails;
  readonly #clock: Pick<Clock, 'after'> & MonotonicClock;
  readonly #leaving = new Set<Promise<void>>();
  #downUntil = -Infinity;

  constructor(mails: Mails, clock: Pick<Clock, 'after'> & MonotonicClock) {
    this.#mails = mails;
    this.#clock = clock;
  }

  get length(): number {
    return this.#leaving.size;
  }

  canSend(): boolean {
    return this.#mails.canSend() && this.#clock.elapsed() >= this.#downUntil;
  }

  /** Resolves once the mail has left, which may take long; rejects if it cannot. */
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

  /** Waits until all mails have left or failed, up to the limit. */
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
