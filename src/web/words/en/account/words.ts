import type { SessionSource } from '#core/sessions/session.ts';
import { signedInBy } from '../sessions/signed-in-by.ts';
import { carriedBanDays } from '#core/moderation/sanction.ts';
import { inWords } from '../figures/numbers.ts';
import { latinDeletionWord, receiptYears, type AccountItem, type LeavableItem, type LeftBecause, type LeftItem } from '#core/account/account-deletion.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { keyed, type KeyedWords } from './keyed.ts';

/** Data that may be left behind, and its fate when deactivating or deleting. */
interface Leaving {
  readonly label: string;
  readonly delete: string;
  readonly leave: string;
}

export interface AccountWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly whose: (displayName: string, source: SessionSource) => string;
  readonly guest: string;
  readonly guestBecause: string;
  readonly cancel: string;
  readonly again: { readonly text: string; readonly logIn: string };
  /** Sentences where another account came back from that login. */
  readonly other: { readonly of: Readonly<Record<'delete' | 'deactivate' | 'take', string>>; readonly logIn: string; readonly stay: string };
  readonly failed: string;
  readonly offline: string;
  /** Shown while the receipt of an unanswered deletion is looked for. */
  readonly looking: string;
  /** Shown where the receipt of a deletion could not be looked for. */
  readonly unknown: string;
  /** Shown for an unanswered deletion that left no receipt. */
  readonly undone: string;
  readonly limited: string;
  readonly last: string;
  readonly deactivation: {
    readonly heading: string;
    readonly lead: string;
    readonly points: readonly string[];
    readonly press: string;
    readonly sure: string;
    readonly sureText: string;
    readonly confirm: string;
    readonly busy: string;
    readonly done: string;
    readonly doneText: string;
    /** Sentence on a made-up name by key, unaffected by deactivation. */
    readonly byKey: string;
  };
  readonly delete: {
    readonly heading: string;
    readonly lead: string;
    readonly goesHeading: string;
    readonly goes: readonly string[];
    readonly togetherHeading: string;
    readonly choose: string;
    readonly chooseLead: string;
    /** States what can be seen of posts deleted together. */
    readonly together: string;
    readonly items: Readonly<Record<LeavableItem, Leaving>>;
    readonly counted: (label: string, written: string) => string;
    readonly staysHeading: string;
    readonly limits: string;
    readonly ban: string;
    readonly silence: string;
    readonly issued: string;
    readonly stays: readonly string[];
    readonly word: string;
    readonly typed: (word: string) => string;
    readonly typedHint: string;
    readonly mistyped: (word: string) => string;
    readonly press: string;
    readonly busy: string;
    readonly looks: string;
  };
  readonly keyed: KeyedWords;
  readonly receipt: {
    readonly heading: string;
    readonly lead: string;
    readonly number: string;
    readonly on: string;
    readonly day: (day: string) => string;
    readonly deleted: string;
    readonly left: string;
    readonly items: Readonly<Record<AccountItem | LeftItem, string>>;
    readonly because: Readonly<Record<LeftBecause, string>>;
    readonly kept: (item: string, because: string) => string;
    readonly nothing: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly save: string;
    readonly fileName: string;
    readonly home: string;
  };
  readonly lookUp: {
    readonly heading: string;
    readonly lead: string;
    readonly label: string;
    readonly press: string;
    readonly empty: string;
    readonly missing: string;
    readonly failed: string;
  };
}

export const words: AccountWords = {
  title: 'Manage account',
  description: 'Download your data, deactivate your account, or delete it and get a receipt.',
  lead: 'Download your data, deactivate your account or delete it. You need no reason, and nobody will try to stop you.',
  whose: (displayName, source) => `This account: ${displayName}. ${signedInBy(source)}.`,
  guest: 'You are not logged in here.',
  guestBecause: 'Log in to download your data, to deactivate your account or to delete it.',
  cancel: 'Cancel',
  again: { text: 'Please log in again, so that we know it is you. Your choices are saved.', logIn: 'Log in again' },
  other: {
    of: {
      delete: 'This is not the account you wanted to delete. Log in with the other one.',
      deactivate: 'This is not the account you wanted to deactivate. Log in with the other one.',
      take: 'This is not the account whose data you wanted. Log in with the other one.',
    },
    logIn: 'Log in with the other one',
    stay: 'Use this account',
  },
  failed: 'That did not work. You can safely try again.',
  offline: 'The connection broke, and we may not have received this. You can safely try again when you are back online.',
  looking: 'We got no answer in time. We are checking whether your account is deleted. Please stay on this page.',
  unknown: 'We could not find out whether your account is deleted. You can safely try again in a few minutes.',
  undone: 'We got no answer. We checked: your account is not deleted. You can safely try again.',
  last: 'You are the only administrator. Appoint another one first.',
  limited: 'Too many tries. Wait a few minutes, then try again. Nothing has changed.',
  deactivation: {
    heading: 'Deactivate it',
    lead: 'Take a break from this account. You can come back whenever you like.',
    points: [
      'You are logged out on every device.',
      'Your profile is hidden. Nothing in your account is deleted.',
      'Log in again, and you are asked whether to come back.',
    ],
    press: 'Deactivate the account',
    sure: 'Deactivate the account?',
    sureText:
      'You are logged out everywhere. Everything in your account is here when you come back. Posts, replies and votes that you have not sent yet stay in the browser you left them in.',
    confirm: 'Deactivate',
    busy: 'One moment',
    done: 'Your account is deactivated',
    doneText: 'You are logged out everywhere. Log in whenever you want to come back. You can still read everything.',
    // Promise F-07
    byKey:
      'Your made-up name is not deactivated: it is not linked to any account. What you wrote under it stays public. Offers and drafts in this browser stay here for you.',
  },
  delete: {
    heading: 'Delete it',
    // Promise F-15, F-22
    lead: 'You cannot undo this: nothing brings the account back. Older backups made by the people who run this site still have it until those backups are deleted.',
    goesHeading: 'What goes in any case',
    goes: [
      'your ways to log in, devices, passkeys and recovery codes',
      'what you said about work and education, and what was confirmed of it',
      'your photo, your preferences, and what you allowed',
      'your communities, votes, and what you hid or muted; totals that already count your votes do not change',
      'offers and videos that you saved for posts, in this browser too',
    ],
    togetherHeading: 'Can others tell that one person wrote it?',
    choose: 'What you wrote',
    // Promise F-04, F-15, F-22
    chooseLead:
      'If you delete it, an empty place stays for the replies of others, and the public ledger gets a line. If you leave it, it belongs to nobody, and you cannot delete it later.',
    // Promise F-04, F-07
    together:
      'What you delete here all goes at the same moment. Someone who watches these posts just then can tell that one person wrote them. In the public ledger, our list of deletions, each appears at a random moment within a week, among others. If hardly anyone else deletes anything, people may still guess. To make that harder, first delete them one by one, over several weeks.',
    items: {
      designationProfile: { label: 'What you wrote as your designation', delete: 'Delete it', leave: 'Leave it to the readers' },
      feedback: { label: 'Your note to us', delete: 'Delete it', leave: 'Leave it to us' },
    },
    counted: (label, written) => `${label}: ${written}`,
    staysHeading: 'What stays, because nothing in it leads to you',
    stays: [
      // Promise F-01
      'codes made from email addresses confirmed this year; only our secret key could match one to an address, and they name no account',
      // Promise F-15, F-22
      'your reports, not linked to you and without your words',
      'backups made before; new ones replace the oldest ones',
      // Promise F-07
      'what you sent anonymously from other browsers: it can only be deleted there, because its keys are there',
    ],
    limits: 'If you were banned or silenced, or got a made-up name or tokens for reviews in these three months',
    // Promise F-15
    ban: `If your account is banned, we store a code made from each of your provider logins, such as Google, until the ban ends, for ${carriedBanDays} days at most. So a new account with that login is banned too. Only our secret key can match the code to a login. We store nothing about passkeys.`,
    // Promise F-15
    silence: `If you are silenced, under one name or both, we store such a code until the end of the day (UTC) on which the silence ends, for ${carriedBanDays} days at most. So a new account with that login is silenced under the same kind of name. The code does not say under which name you wrote, or what. We erase it within two days of that end.`,
    // Promise F-07
    issued:
      'If your account asked for a made-up name or for tokens for reviews (one-time passes to send them) in these three months, we store such a code for each until the three months end. So a new account with that login gets no second name and no more tokens in them. The code does not say which name or review it is, or when the account was deleted. We erase it within two days of that end.',
    word: latinDeletionWord,
    typed: (word) => `Type ${word} to delete the account`,
    typedHint: 'In capital or small letters. This is so that you do not delete it by accident.',
    mistyped: (word) => `Type ${word}. Capital and small letters both work.`,
    press: 'Delete the account for good',
    busy: 'Deleting',
    looks: 'Looking for the receipt',
  },
  keyed,
  receipt: {
    heading: 'Your account is deleted',
    lead: `This receipt shows that the account was deleted. Its number is not stored with your name. Save it: anyone who knows the number can look up the receipt here for ${inWords(receiptYears)} years.`,
    number: 'Receipt number',
    on: 'Deleted on',
    day: (day) => daySaid(monthNames, day),
    deleted: 'What was deleted',
    left: 'What stays, and why',
    items: {
      account: 'Account',
      signIns: 'Logins with a provider',
      sessions: 'Devices logged in',
      passkeys: 'Passkeys',
      recoveryCodes: 'Recovery codes',
      careerStatus: 'Career status',
      workExperience: 'Work experience',
      education: 'Education',
      profilePhoto: 'Photo',
      preferences: 'Preferences',
      consents: 'Consents',
      subscriptions: 'Subscriptions',
      devices: 'Devices for notifications',
      communities: 'Chosen communities',
      designationProfile: 'Designation and what was written as it',
      feedback: 'Note to us',
      roleClaims: 'Links to become moderator or administrator',
      careerProofs: 'Confirmed companies and colleges',
      onboarding: 'Progress of the first steps',
      nudges: 'Record of what the app asked you',
      savedOffers: 'Saved salaries and offers',
      uploads: 'Pictures that you uploaded but did not post',
      videos: 'Saved videos',
      votes: 'Record of your votes',
      answerRequests: 'Record of the answers that you asked for',
      postViews: 'Record of the posts that you saw today',
      hiddenPosts: 'Posts that you hid',
      mutes: 'Muted and blocked names',
      notifications: 'Notifications',
      decisionLooks: 'The newest decision you looked at',
      personaTokens: 'Record that a made-up name was issued',
      contributionTokens: 'Record that tokens for contributions were issued',
      conversations: 'Conversations',
      savedJobs: 'Saved jobs',
      jobAlerts: 'Job alerts',
      // Promise F-15
      mailProofs: 'Codes made from confirmed addresses, from which no address can be read',
      bannedSignIns: 'Codes made from your logins with a provider and from who banned you, for a ban',
      silencedSignIns: 'Codes made from your logins with a provider, for a silence',
      issuedSignIns: 'Codes made from your logins with a provider, to limit made-up names and reviews',
      backups: 'Earlier backups',
    },
    because: {
      chosen: 'You chose to leave it.',
      'leads-to-nobody': 'It does not show whose it was.',
      'expires-by-itself': 'New ones replace the oldest ones.',
      // Promise F-15
      'ends-with-ban': 'They keep a new account of yours banned. They are erased when the ban ends, after a year at most.',
      'ends-with-silence': 'They keep a new account of yours silenced. They are erased once the silence is over, after a year at most.',
      // Promise F-07
      'ends-with-quarter': 'Because of them a new account of yours gets no second made-up name in the same three months. They are erased once those are over.',
      'ends-with-year':
        'Because of them a new account of yours gets no second tokens for contributions that count in the same year. They are erased once the year is over.',
    },
    nothing: 'Nothing',
    copy: 'Copy the receipt',
    copied: 'The receipt is copied.',
    notCopied: 'It could not be copied. Save it as a file instead.',
    save: 'Save it as a file',
    fileName: 'deletion-receipt',
    kept: (item, because) => `${item}. ${because}`,
    home: 'Home',
  },
  lookUp: {
    heading: 'Have a deletion receipt?',
    lead: 'Anyone who knows the number of a receipt can look up that the account was deleted. The receipt does not say whose account it was.',
    label: 'Receipt number',
    press: 'Look it up',
    empty: 'Type the number of the receipt.',
    missing: 'There is no receipt with this number.',
    failed: 'This could not be looked up. Try again.',
  },
};
