/** Sentences of the settings: the list of all of them. */
export const words = {
  title: 'Settings',
  description: 'Everything about your account that you can change, and how to get help.',
  lead: 'Everything you can change. Nothing here is shown to anybody else.',
  // Promise F-21
  guestLead: 'These work without an account too.',
  guest: 'The rest belongs to an account.',
  guestBecause: 'Log in to change your profile and what you have agreed to.',
  account: 'Your account',
  everybody: 'For everybody',
  rows: {
    user: { title: 'Your profile', text: 'Your two names, career, work and education' },
    madeUpName: { title: 'Your made-up name', text: 'How it is kept, and what you can do with it' },
    ownPosts: { title: 'Your posts', text: 'Everything you wrote, and what became of it' },
    rewards: { title: 'Rewards', text: 'Your points, and the coupons they pay for' },
    contributions: { title: 'Your contributions', text: 'Reviews and salaries from this device, each by its own key' },
    savedJobs: { title: 'Saved jobs', text: 'The jobs you put aside, and how your applications ended' },
    jobAlerts: { title: 'Job alerts', text: 'The searches that send you alerts when there are new jobs' },
    userSettings: { title: 'Preferences', text: 'Language, appearance, consents' },
    mutes: { title: 'Muted and blocked', text: 'Whom you do not want to read, and how to read them again' },
    session: { title: 'Devices and passkeys', text: 'Where you are signed in, and how you get in' },
    manageAccount: { title: 'Manage account', text: 'Deactivate or delete it' },
    needHelp: { title: 'Need help', text: 'What we can do for you, what we cannot, and a line to us' },
    recorded: { title: 'What we recorded', text: 'See what your browser sent us in the background, and delete the list' },
    dataMap: { title: 'What we keep', text: 'Every table and column, and for how long' },
  },
  signOut: 'Sign out',
};

export type SettingsWords = typeof words;
