import type { Clock } from '#core/clock.ts';
import { SmtpMails } from '#server/adapters/mail/smtp-mails.ts';
import type { Settings } from '../config/settings.ts';
import { withTimeout } from '../traffic/timeout.ts';

/** The longest that a start waits for a mail server. */
const longestMs = 5_000;

/** Asks the mail server why it would take no mail from us, in words that end a sentence; nothing where it would, or where none is set. One that does not answer fails no start. */
export const mailRefusalOf = ({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>, clock: Pick<Clock, 'after'>): Promise<string | undefined> =>
  smtpUrl === undefined
    ? Promise.resolve(undefined)
    : withTimeout(clock, longestMs, new SmtpMails({ url: smtpUrl, from: mailFrom }).refusal()).catch(() => 'does not answer');
