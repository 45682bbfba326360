import type { PurposeInUse } from '#core/settings/consent.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';

/** The label of a setting, and what it means. */
interface Asked {
  readonly label: string;
  readonly text: string;
}

/** Everything said about preferences. */
export interface PreferenceWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly device: { readonly heading: string; readonly lead: string };
  readonly failed: string;
  readonly offline: string;
  readonly saved: string;
  readonly guest: { readonly heading: string; readonly text: string };
  readonly consents: {
    readonly heading: string;
    readonly lead: string;
    readonly given: (day: string) => string;
    readonly taken: (day: string) => string;
    readonly unsaid: string;
    readonly renewed: string;
    readonly purposes: Readonly<Record<PurposeInUse, Asked>>;
  };
}

/** Sentences of the preferences. */
export const words: PreferenceWords = {
  title: 'Preferences',
  description: 'How the product looks and speaks to you, and what you have agreed to.',
  lead: 'Every switch holds at once.',
  // Promise F-15
  device: { heading: 'On this device', lead: 'Language and appearance stay on this device and are never kept with an account.' },
  offline: 'No connection. Nothing was changed; try again once the connection is back.',
  failed: 'This could not be saved. Nothing was changed. Try again.',
  saved: 'Kept.',
  guest: {
    heading: 'The rest belongs to an account',
    text: 'What you have agreed to is kept with an account. Log in to see and change it.',
  },
  consents: {
    heading: 'What you allow',
    lead: 'Taken back as easily as given. Everything else works the same without it.',
    given: (day) => `Allowed in the week of ${daySaid(monthNames, day)}`,
    taken: (day) => `Taken back in the week of ${daySaid(monthNames, day)}`,
    unsaid: 'Not allowed',
    renewed: 'The text has changed since, so what you said before no longer holds.',
    purposes: {
      usage: { label: 'Count what you do here', text: 'Such as opening a post or voting. It is added to the counts of the day, without you.' },
      'job-portal': { label: 'Ask the job portal about you', text: 'To confirm where you work. Nothing of the answer is kept but yes or no, and the month.' },
    },
  },
};
