import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { Mail, Mails } from '#core/mail/mails.ts';
import { mailWindowMinutes } from '#core/verification/mail-code.ts';

export interface DeliveredMail extends Mail {
  readonly sentAt: number;
}

const most = 50;
const lifeMs = mailWindowMinutes * minuteMs;

/** In-memory mailbox without a mail server: keeps mails for 15 minutes, never in a table, file or log. */
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

  list(): readonly DeliveredMail[] {
    this.#mails = this.#mails.filter(({ sentAt }) => this.#clock.now() - sentAt < lifeMs);
    return this.#mails;
  }
}
