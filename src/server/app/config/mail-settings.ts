import type { Clock, MonotonicClock } from '#core/clock.ts';
import { mailCode } from '#core/verification/mail-code.ts';
import type { Mails } from '#core/mail/mails.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { noMails } from '#server/adapters/mail/no-mails.ts';
import { Outbox } from '#server/adapters/mail/outbox.ts';
import { SmtpMails } from '#server/adapters/mail/smtp-mails.ts';
import { setting, urlWith, wholeNumber, yesOrNo } from './setting.ts';

export const mailSettings = {
  smtpUrl: setting<string | undefined>({
    name: 'SMTP_URL',
    about:
      'The mail server that sends codes to log in and to work addresses, and weekly emails to members who want them. It has to sign them (DKIM), so that mail programs offer to unsubscribe with one press. In a demo they can be read at /dev/mail instead.',
    fallback: undefined,
    takes: 'an address that starts with smtp:// or smtps://',
    refusesPlaceholders: true,
    isSecret: true,
    read: urlWith('smtp:', 'smtps:'),
  }),
  mailFrom: setting<string>({
    name: 'MAIL_FROM',
    about: 'The address that emails come from. It should not give away what they are about.',
    fallback: 'no-reply@localhost',
    takes: 'an email address',
    refusesPlaceholders: true,
    read: (text) => (/^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : undefined),
  }),
  mailLimit: setting<number>({
    name: 'MAIL_LIMIT',
    about: 'How many emails with codes one network address may ask for in a quarter of an hour.',
    fallback: mailCode.sendsByNetwork,
    takes: 'a number from 1 to 100000000',
    read: wholeNumber(1, 100_000_000),
  }),
  looksAtClaims: setting<boolean>({
    name: 'LOOK_AT_CLAIMS',
    about: 'Whether an administrator looks at each first claim of a company’s desk, also where the email domain proves it.',
    fallback: false,
    takes: 'yes or no',
    read: yesOrNo,
  }),
  nameLimit: setting<number>({
    name: 'NAME_LIMIT',
    about: 'How often one member may ask whether a made-up name is free, in five minutes; without a session, twenty times as often for one network address.',
    fallback: 30,
    takes: 'a number from 1 to 100000000',
    read: wholeNumber(1, 100_000_000),
  }),
};

/** Sends by mail server, into the demo's public mailbox, or not at all. */
export function mailsFor(settings: { readonly smtpUrl: string | undefined; readonly mailFrom: string }, isDemo: boolean, clock: Clock & MonotonicClock): Mails {
  if (settings.smtpUrl !== undefined) return new Outbox(new SmtpMails({ url: settings.smtpUrl, from: settings.mailFrom }), clock);
  return isDemo ? new MemoryMails(clock) : noMails;
}
