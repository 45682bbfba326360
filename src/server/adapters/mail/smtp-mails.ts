import { createTransport, type Transporter } from 'nodemailer';
import { Failure } from '#core/failure.ts';
import type { Mail, Mails } from '#core/mail/mails.ts';
import { addressRefused } from './outbox.ts';

const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 6_000 } as const;

const refusals: Readonly<Record<string, string>> = {
  EAUTH: 'refuses the user or the password',
  EDNS: 'is not known by that name',
  ETLS: 'does not agree with us about TLS',
  ENOAUTH: 'asks for a user and a password, and none is set',
};

/** Headers for one-click unsubscribing (RFC 8058). */
const oneClick = (url: string) => ({ 'list-unsubscribe': { prepared: true, value: `<${url}>` }, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });

/** Hands mails to an SMTP server and logs nothing of them, even on refusal. */
export class SmtpMails implements Mails {
  readonly #from: string;
  readonly #transport: Transporter;

  constructor({ url, from }: { readonly url: string; readonly from: string }) {
    this.#from = from;
    this.#transport = createTransport(url, { ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  }

  canSend(): boolean {
    return true;
  }

  async send({ to, subject, text, html, leaveUrl, name }: Mail): Promise<void> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(name !== undefined && { messageId: `<${name}@${this.#from.slice(this.#from.lastIndexOf('@') + 1)}>` }),
        headers: { 'auto-submitted': 'auto-generated', ...(leaveUrl !== undefined && oneClick(leaveUrl)) },
      });
    } catch (error) {
      // The answer of the mail server may name the address, so that nothing is passed on but whether it was the address that it refused.
      const isAddress = (error as { readonly code?: unknown }).code === 'EENVELOPE';
      throw new Failure('offline', 'The email could not be sent just now.', isAddress ? { code: addressRefused } : {});
    }
  }

  async forget(): Promise<void> {}

  /** Reason the server would accept no mail, phrased to end a sentence; nothing if it would. */
  async refusal(): Promise<string | undefined> {
    try {
      await this.#transport.verify();
      return undefined;
    } catch (error) {
      return refusals[String((error as { readonly code?: unknown }).code)] ?? 'does not answer';
    } finally {
      this.#transport.close();
    }
  }
}
