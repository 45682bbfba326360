import type { AccountGroupName, AccountRow } from '#core/settings/account-menu.ts';

export const words = {
  title: 'Settings',
  description: 'Everything about your account that you can change, and how to get help.',
  lead: 'Everything about your account, in one place.',
  // Promise F-21
  guestLead: 'These work without an account too.',
  guest: 'The other settings need an account.',
  guestBecause: 'Log in to change your profile and what you have agreed to.',
  groups: { mine: 'Mine', you: 'You', safety: 'Safety', settings: 'Settings and help', team: 'Your work here' } satisfies Record<AccountGroupName, string>,
  rows: {
    user: { title: 'Your profile', text: 'Your two names, career, work experience and education' },
    madeUpName: { title: 'Your made-up name', text: 'How it works, and what you can do with it' },
    ownPosts: { title: 'Your posts', text: 'Everything you wrote, and decisions about it' },
    rewards: { title: 'Rewards', text: 'Your points, and the coupons they pay for' },
    contributions: { title: 'Your contributions', text: 'Reviews, salaries and more that you sent from this device' },
    savedJobs: { title: 'Saved jobs', text: 'The jobs you saved, and how your applications ended' },
    jobAlerts: { title: 'Job alerts', text: 'Your saved searches. We alert you when there are new jobs' },
    userSettings: { title: 'Preferences', text: 'Language, appearance, consents' },
    mutes: { title: 'Muted and blocked', text: 'People whose posts you do not want to see' },
    session: { title: 'Devices and passkeys', text: 'Where you are logged in, and how you log in' },
    ownData: { title: 'Download your data', text: 'All that we have of you, in one file' },
    manageAccount: { title: 'Manage account', text: 'Deactivate or delete your account' },
    needHelp: { title: 'Help', text: 'What we can and cannot do, and how to write to us' },
    recorded: { title: 'What we recorded', text: 'See, or delete, the list of what your browser sent us in the background' },
    dataMap: { title: 'What we keep', text: 'Every kind of data we store, and for how long' },
    moderation: { title: 'Moderation', text: 'What waits for a decision' },
    administration: { title: 'Administration', text: 'Companies, numbers and the log' },
  } satisfies Record<AccountRow, object>,
  menu: {
    title: 'Your account',
    decision: 'A decision',
    waiting: (count: number) => `${count} waiting`,
    // Promise F-16, F-17
    seen: { ANONYMOUS: 'What others see when you write', DESIGNATION: 'What others see when you write under your job' },
    as: (name: string) => `Logged in as ${name}`,
    all: 'All settings',
  },
  signOut: 'Log out',
};

export type SettingsWords = typeof words;
