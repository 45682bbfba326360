import type { WeeklyMailTopic } from '#core/digests/digest.ts';
import { confirmationDays } from '#core/mail/mail-address.ts';
import { mailWindowMinutes } from '#core/verification/mail-code.ts';

/** Sentences of the weekly mail. */
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
  heading: 'A mail once a week',
  lead: 'On Sundays: what people talked about most, and how many notifications wait for you.',
  promise:
    'It never shows a name that you write under. Your address is stored encrypted, only for this, until you remove it. Better use one that no employer reads.',
  label: 'Your mail address',
  hint: 'A link comes there first, and nothing else before you open it.',
  send: 'Mail me the link',
  sending: 'Sending',
  keep: 'Leave it as it is',
  unconfirmed: (address) => `A link was mailed to ${address}. Open it within ${confirmationDays} days; until then nothing else is sent there.`,
  confirmed: (address) => `${address} is confirmed.`,
  topics: {
    'weekly-digest': { label: 'Send me the weekly mail', text: 'A link in each mail stops it, without logging in.' },
    'job-alerts': { label: 'Send me new jobs for my alerts', text: 'Once a week, a few at a time, in the same mail. A link in it stops them.' },
  },
  change: 'Give another address',
  remove: 'Remove the address',
  problem: {
    form: 'This is no mail address. It looks like name@example.in.',
    limited: `Enough mails were sent for now. Try again in ${mailWindowMinutes} minutes.`,
    failed: 'This could not be saved. Nothing was changed. Try again.',
  },
};
