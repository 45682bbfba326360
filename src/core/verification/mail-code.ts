import { latinDigits } from '../indian-scripts.ts';
import { minuteMs } from '../figures/durations.ts';
import type { CodeSent } from './mail-verifications.ts';

export const codeDigits = 6;
/** The digits of a code that logs in: it alone leads into an account, and many addresses could be tried at once. */
export const loginCodeDigits = 8;
/** The minutes for which a code works. */
export const codeMinutes = 10;
/** The time in which so many mails are sent. */
export const mailWindowMinutes = 15;
export const mostCodeMails = 3;

/** The limits of a mailed code: six digits, ten minutes, five tries, three mails in a quarter of an hour to a member, and to an address from one network, ten to an address from all, and to a network as many as a hundred colleagues of one office need, for it is shared (S-88, X-6). */
export const mailCode = {
  digits: codeDigits,
  lifeMs: codeMinutes * minuteMs,
  tries: 5,
  sends: mostCodeMails,
  sendsToAddress: 10,
  sendsByNetwork: 300,
  sendWindowMs: mailWindowMinutes * minuteMs,
} as const;

/** The digits of a code, however they were typed or pasted. */
export const codeTyped = (text: string, digits: number): string => latinDigits(text.normalize('NFKC')).replaceAll(/\D/g, '').slice(0, digits);

/** The message that the member gets after so many mails of the quarter of an hour. */
export const codeSent = (sends: number): CodeSent => ({
  otpLength: mailCode.digits,
  expiresInSeconds: mailCode.lifeMs / 1_000,
  triesAllowed: mailCode.tries,
  sendsLeft: Math.max(0, mailCode.sends - sends),
});
