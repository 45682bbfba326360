import { randomInt } from 'node:crypto';
import type { Mails } from '#core/mail/mails.ts';

/** The mails of this installation, and how many may leave for one network in a quarter of an hour. */
export interface MailPost {
  readonly mails: Mails;
  readonly mailLimit?: number | undefined;
}

/** A new code to be mailed. */
export const newMailCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');
