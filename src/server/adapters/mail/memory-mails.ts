import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { Mail, Mails } from '#core/mail/mails.ts';
import { mailWindowMinutes } from '#core/verification/mail-code.ts';

/** A mail that lies in the mailbox. */
export interface DeliveredMail extends Mail {
  readonly sentAt: number;
}

const most = 50;
const lifeMs = mailWindowMinutes * minuteMs;

/**
 * Mailbox in memory for installations without a mail server: mails lie there for a quarter of an hour, or until their code is used. Never in a
 * table, a file or a log.
 */
export class MemoryMails implements Mails {
  readonly #clock: Pick<Clock, 'now'>;
  #mails: readonly DeliveredMail[] = [];

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  canSend(): boolean {
    return true;
  }

  async send(mail: Mail): Promise<void> {
    this.#mails = [{ ...mail, sentAt: this.#clock.now() }, ...this.list()].slice(0, most);
  }

  async forget(address: string): Promise<void> {
    this.#mails = this.list().filter(({ to }) => to !== address);
  }

  /** The latest first. */
  list(): readonly DeliveredMail[] {
    this.#mails = this.#mails.filter(({ sentAt }) => this.#clock.now() - sentAt < lifeMs);
    return this.#mails;
  }
}
