import { randomInt } from 'node:crypto';
import type { Mails } from '#core/mail/mails.ts';
import { mailCode } from '#core/verification/mail-code.ts';

/** The mails of this installation, and how many may leave for one network in a quarter of an hour. */
export interface MailPost {
  readonly mails: Mails;
  readonly mailLimit?: number | undefined;
}

/** A new code to be mailed. */
export const newMailCode = (): string => String(randomInt(10 ** mailCode.digits)).padStart(mailCode.digits, '0');
