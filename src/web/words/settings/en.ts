import { grouped } from '#core/figures/counts.ts';
import type { ConsentPurpose } from '#core/settings/consent.ts';
import type { ChatOpening, MessagePreference } from '#core/settings/message-preference.ts';
import type { FeedStart, MemberPreference } from '#core/settings/member-preference.ts';
import type { SubscriptionTopic } from '#core/settings/subscription.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';

/** The label of a setting, and what it means. */
interface Asked {
  readonly label: string;
  readonly text: string;
}

type Switches<Value> = { readonly [Name in keyof Value as Value[Name] extends boolean ? Name : never]: Asked };

/** Everything said about preferences. */
interface PreferenceWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly device: { readonly heading: string; readonly lead: string };
  readonly failed: string;
  readonly saved: string;
  readonly guest: { readonly heading: string; readonly text: string };
  readonly reading: Switches<MemberPreference> & {
    readonly heading: string;
    readonly feedStart: string;
    readonly feedStarts: Readonly<Record<FeedStart, string>>;
  };
  readonly messages: Switches<MessagePreference> & {
    readonly heading: string;
    readonly lead: string;
    readonly chats: string;
    readonly chatsText: string;
    readonly chatOpenings: Readonly<Record<ChatOpening, string>>;
  };
  readonly subscriptions: { readonly heading: string; readonly lead: string; readonly topics: Readonly<Record<SubscriptionTopic, Asked>> };
  readonly consents: {
    readonly heading: string;
    readonly lead: string;
    readonly given: (day: string) => string;
    readonly taken: (day: string) => string;
    readonly unsaid: string;
    readonly renewed: string;
    readonly purposes: Readonly<Record<ConsentPurpose, Asked>>;
  };
}

const preferences: PreferenceWords = {
  title: 'Preferences',
  description: 'How the product looks, speaks and writes to you, and what you have agreed to.',
  lead: 'Every switch holds at once.',
  device: { heading: 'On this device', lead: 'Language and appearance stay on this device and are never kept with an account.' },
  failed: 'This could not be kept and stands as it was. Try again.',
  saved: 'Kept.',
  guest: {
    heading: 'The rest belongs to an account',
    text: 'What you want to be told, by whom, and what you have agreed to is kept with an account. Log in to change it.',
  },
  reading: {
    heading: 'Reading',
    feedStart: 'The feed begins with',
    feedStarts: { personal: 'Your communities', everything: 'Everything' },
    hidesReadPosts: { label: 'Leave out what you have read', text: 'Posts that you have opened do not come again.' },
    savesData: { label: 'Save data', text: 'Pictures and films wait for your tap.' },
    warnsBeforeLeaving: { label: 'Say a word before a link leaves', text: 'You see where a link leads before you go there.' },
  },
  messages: {
    heading: 'Messages',
    lead: 'What you are told here. Nothing is ever sent by mail or phone: we know neither.',
    chats: 'Who may begin a chat with you',
    chatsText: 'Whoever you write to can always answer.',
    chatOpenings: { everyone: 'Everyone', verified: 'Confirmed', nobody: 'Nobody' },
    replies: { label: 'Answers', text: 'Somebody answered what you wrote.' },
    votes: { label: 'Votes', text: 'Votes and other small signs on what you wrote.' },
    communities: { label: 'Communities', text: 'What is new in the communities you follow.' },
    jobs: { label: 'Jobs', text: 'Jobs that fit one of your alerts.' },
    showsContent: {
      label: 'Say what it is about on a locked screen',
      text: 'Off, a message only says that there is something. Colleagues look over shoulders.',
    },
  },
  subscriptions: {
    heading: 'Regularly',
    lead: 'Collected for you and shown here. Each can be ended from the message itself, too.',
    topics: {
      'weekly-digest': { label: 'The week', text: 'What your communities talked about, once a week.' },
      'job-alerts': { label: 'Job alerts', text: 'New jobs that fit your alerts.' },
      'company-updates': { label: 'Companies', text: 'New reviews of companies that you follow.' },
      'product-news': { label: 'News of the product', text: 'What is new here, a few times a year.' },
    },
  },
  consents: {
    heading: 'What you allow',
    lead: 'Each by itself, and taken back as easily as given. Everything else works the same without them.',
    given: (day) => `Allowed on ${daySaid(monthNames, day)}`,
    taken: (day) => `Taken back on ${daySaid(monthNames, day)}`,
    unsaid: 'Not allowed',
    renewed: 'The text has changed since, so what you said before no longer holds.',
    purposes: {
      usage: { label: 'Count which pages are used', text: 'Pages are counted, people are not. Without it your visits are not counted at all.' },
      'personal-feed': {
        label: 'Let what you read choose what you see',
        text: 'The feed puts first what is like what you opened. Without it everybody sees the same order.',
      },
      'job-portal': { label: 'Ask the job portal about you', text: 'To confirm where you work. Nothing of the answer is kept but yes or no, and the month.' },
      research: { label: 'Count you among many', text: 'Figures of at least five people together, for research. No line of it is you.' },
    },
  },
};

/** Sentences of the settings: all of them, one by one, and help. */
export const words = {
  title: 'Settings',
  description: 'Everything about your account that you can change, and how to get help.',
  lead: 'Everything you can change. Nothing here is shown to anybody else.',
  guestLead: 'These work without an account too.',
  guest: 'The rest belongs to an account.',
  guestBecause: 'Log in to change your profile, your messages and what you have agreed to.',
  account: 'Your account',
  everybody: 'For everybody',
  rows: {
    user: { title: 'Your profile', text: 'Your two faces, career, work and education' },
    ownPosts: { title: 'Your posts', text: 'Everything you wrote, and what became of it' },
    userSettings: { title: 'Preferences', text: 'Language, appearance, messages, consents' },
    mutes: { title: 'Muted and blocked', text: 'Whom you do not want to read, and how to read them again' },
    session: { title: 'Devices and passkeys', text: 'Where you are signed in, and how you get in' },
    manageAccount: { title: 'Manage account', text: 'Let it rest, or delete it' },
    needHelp: { title: 'Need help', text: 'What we can do for you, what we cannot, and a line to us' },
    dataMap: { title: 'What we keep', text: 'Every table and column, and for how long' },
  },
  signOut: 'Sign out',
  preferences,
  help: {
    title: 'Need help',
    description: 'How to get help, and what we can and cannot do because we do not know who you are.',
    lead: 'Most things you can do yourself, at once. For the rest, here is what we can do and what we cannot.',
    yourself: 'What you can do at once',
    ways: {
      lost: { title: 'You cannot get in any more', text: 'A recovery code lets you in once, without the provider you used.', to: 'How you get in' },
      elsewhere: { title: 'You left yourself signed in somewhere', text: 'Sign out there from here. It takes effect at the next press.', to: 'Your devices' },
      wrong: { title: 'Something in your profile is wrong', text: 'Change it yourself. Nothing old is kept.', to: 'Your profile' },
      leave: { title: 'You want to leave', text: 'Let the account rest, or delete it and take a receipt with you.', to: 'Manage account' },
      kept: { title: 'You want to know what we keep', text: 'The page is made from the database itself.', to: 'What we keep' },
    },
    can: 'What we can do',
    canDo: [
      'Look into a page, a number or a company that seems wrong.',
      'Take down what breaks the rules, whoever wrote it.',
      'Mend what does not work. Write what you pressed and what you saw.',
    ],
    cannot: 'What we cannot do, because we do not know who you are',
    cannotDo: [
      'Find your account by your name, mail or phone. We have none of them.',
      'Let you in when every way in is lost. Make recovery codes while you are in.',
      'Say who wrote something, not to you, not to your employer, not to ourselves.',
      'Answer you in person. What you write here carries no address to answer to.',
    ],
    feedback: {
      title: 'Tell us',
      lead: 'What you write reaches whoever runs this installation. You have one note with us: sending again takes the place of the one before.',
      noName: 'It stands under a key that nobody can turn back into your account. Leave names and numbers out all the same.',
      rating: 'How does it work for you?',
      ratings: ['Not at all', 'Badly', 'So so', 'Well', 'Very well'],
      text: 'In your words',
      hint: (most: number) => `${grouped(most)} letters at most`,
      send: 'Send',
      change: 'Change the note',
      sending: 'Sending',
      sent: 'Your note has arrived.',
      noRating: 'Choose one of the five.',
      tooLong: (most: number) => `Keep it to ${grouped(most)} letters.`,
      failed: 'Your note could not be sent. It stays here; try again.',
      limited: 'That was often. Wait a few minutes; your note stays here.',
      guest: 'To leave a note you need an account, so that one person has one voice.',
    },
  },
};

export type SettingsWords = typeof words;
