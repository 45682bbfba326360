import type { PurposeInUse } from '#core/settings/consent.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

interface Asked {
  readonly label: string;
  readonly text: string;
}

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

export const words: PreferenceWords = {
  title: 'Preferences',
  description: 'Language, appearance, and what you have agreed to.',
  lead: 'Every change is saved at once.',
  // Promise F-15
  device: { heading: 'On this device', lead: 'Language and appearance are stored on this device, never with your account.' },
  offline: 'No connection. Nothing was changed; try again when you are back online.',
  failed: 'This could not be saved. Nothing was changed. Try again.',
  saved: 'Saved.',
  guest: {
    heading: 'The other settings need an account',
    text: 'What you have agreed to is stored with your account. Log in to see and change it.',
  },
  consents: {
    heading: 'What you allow',
    lead: 'You can withdraw this at any time. Everything else works the same without it.',
    given: (day) => `Allowed in the week of ${daySaid(monthNames, day)}`,
    taken: (day) => `Withdrawn in the week of ${daySaid(monthNames, day)}`,
    unsaid: 'Not allowed',
    renewed: 'We have changed this text, so your earlier choice no longer counts.',
    purposes: {
      usage: { label: 'Count what you do here', text: 'Such as opening a post or voting. It is added to the daily totals, without your name.' },
      'job-portal': { label: 'Ask the job portal about you', text: 'To confirm where you work. We only store yes or no, and the month.' },
    },
  },
};
