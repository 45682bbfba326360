import { randomInt } from 'node:crypto';
import type { Mails } from '#core/mail/mails.ts';

export interface MailPost {
  readonly mails: Mails;
  readonly mailLimit?: number | undefined;
}

export const newMailCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');
