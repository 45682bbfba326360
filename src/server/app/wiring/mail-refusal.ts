import type { Clock } from '#core/clock.ts';
import { SmtpMails } from '#server/adapters/mail/smtp-mails.ts';
import type { Settings } from '../config/settings.ts';
import { withTimeout } from '../traffic/timeout.ts';

const longestMs = 5_000;

/** Reason of the mail server for refusing our mail, worded to end a sentence. */
export const mailRefusalOf = ({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>, clock: Pick<Clock, 'after'>): Promise<string | undefined> =>
  smtpUrl === undefined
    ? Promise.resolve(undefined)
    : withTimeout(clock, longestMs, new SmtpMails({ url: smtpUrl, from: mailFrom }).refusal()).catch(() => 'does not answer');
