import { createTransport, type Transporter } from 'nodemailer';
import { Failure } from '#core/failure.ts';
import type { Mail, Mails } from '#core/mail/mails.ts';

const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 6_000 } as const;

/** Hands mails to a mail server. Nothing of them is written down here, not even when it refuses them. */
export class SmtpMails implements Mails {
  readonly #from: string;
  readonly #transport: Transporter;

  constructor({ url, from }: { readonly url: string; readonly from: string }) {
    this.#from = from;
    this.#transport = createTransport(url, { ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    try {
      await this.#transport.sendMail({ from: this.#from, to: { name: '', address: to }, subject, text, headers: { 'auto-submitted': 'auto-generated' } });
    } catch {
      // The answer of the mail server may name the address, so that it is not passed on.
      throw new Failure('offline', 'The mail could not be sent just now.');
    }
  }

  async forget(): Promise<void> {}
}
