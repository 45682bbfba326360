import { latinDigits } from '../indian-scripts.ts';
import { minuteMs } from '../figures/durations.ts';
import type { CodeSent } from './mail-verifications.ts';

export const codeDigits = 6;
/** Longer login code, since it alone opens an account and many addresses can be tried. */
export const loginCodeDigits = 8;
export const codeMinutes = 10;
export const mailWindowMinutes = 15;
export const mostCodeMails = 3;

/** Limits of mailed codes per member, address and network, generous for shared office networks (S-88, X-6). */
export const mailCode = {
  digits: codeDigits,
  lifeMs: codeMinutes * minuteMs,
  tries: 5,
  sends: mostCodeMails,
  sendsToAddress: 10,
  sendsByNetwork: 300,
  sendWindowMs: mailWindowMinutes * minuteMs,
} as const;

export const codeTyped = (text: string, digits: number): string => latinDigits(text.normalize('NFKC')).replaceAll(/\D/g, '').slice(0, digits);

export const codeSent = (sends: number): CodeSent => ({
  otpLength: mailCode.digits,
  expiresInSeconds: mailCode.lifeMs / 1_000,
  triesAllowed: mailCode.tries,
  sendsLeft: Math.max(0, mailCode.sends - sends),
});
