import type { WeeklyMailTopic } from '#core/digests/digest.ts';
import { confirmationDays } from '#core/mail/mail-address.ts';
import { mailWindowMinutes } from '#core/verification/mail-code.ts';

export interface MailWords {
  readonly heading: string;
  readonly lead: string;
  readonly promise: string;
  readonly label: string;
  readonly hint: string;
  readonly send: string;
  readonly sending: string;
  readonly keep: string;
  readonly unconfirmed: (address: string) => string;
  readonly confirmed: (address: string) => string;
  readonly topics: Readonly<Record<WeeklyMailTopic, { readonly label: string; readonly text: string }>>;
  readonly change: string;
  readonly remove: string;
  readonly problem: Readonly<Record<'form' | 'limited' | 'failed', string>>;
}

export const words: MailWords = {
  heading: 'A weekly email',
  lead: 'On Sundays: what people talked about most, and how many notifications you have.',
  promise:
    'The email never shows a name that you write under. Your address is stored encrypted, only for this, until you remove it. Best use one that your employer cannot read.',
  label: 'Your email address',
  hint: 'We first send a link, and nothing else until you open it.',
  send: 'Email me the link',
  sending: 'Sending',
  keep: 'Leave it as it is',
  unconfirmed: (address) => `We sent a link to ${address}. Open it within ${confirmationDays} days; until then we send nothing else there.`,
  confirmed: (address) => `${address} is confirmed.`,
  topics: {
    'weekly-digest': { label: 'Send me the weekly email', text: 'A link in each email stops it, without logging in.' },
    'job-alerts': { label: 'Send me new jobs for my alerts', text: 'Once a week, a few at a time, in the same email. A link in it stops them.' },
  },
  change: 'Use another address',
  remove: 'Remove the address',
  problem: {
    form: 'This is not an email address. It should look like name@example.in.',
    limited: `Too many emails for now. Try again in ${mailWindowMinutes} minutes.`,
    failed: 'This could not be saved. Nothing was changed. Try again.',
  },
};
