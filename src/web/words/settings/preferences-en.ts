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
export interface PreferenceWords {
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

/** Sentences of the preferences. */
export const words: PreferenceWords = {
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
