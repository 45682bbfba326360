import type { SessionSource } from '#core/sessions/session.ts';
import { signedInBy } from '../sessions/signed-in-by-en.ts';
import { carriedBanDays } from '#core/moderation/sanction.ts';
import { inWords } from '../figures/numbers-en.ts';
import { latinDeletionWord, receiptYears, type AccountItem, type LeavableItem, type LeftBecause, type LeftItem } from '#core/account/account-deletion.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';
import { keyed, type KeyedWords } from './keyed-en.ts';

/** Something that may be left behind, and what each of the two ways means. */
interface Leaving {
  readonly label: string;
  readonly delete: string;
  readonly leave: string;
}

/** Everything said where an account is deactivated or deleted. */
export interface AccountWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** The account that this page is about. */
  readonly whose: (displayName: string, source: SessionSource) => string;
  readonly guest: string;
  readonly guestBecause: string;
  readonly cancel: string;
  readonly again: { readonly text: string; readonly logIn: string };
  /** Sentences where another account came back from that login. */
  readonly other: { readonly of: Readonly<Record<'delete' | 'deactivate' | 'take', string>>; readonly logIn: string; readonly stay: string };
  readonly failed: string;
  readonly offline: string;
  /** The sentence on a deletion that was not answered, while its receipt is looked for. */
  readonly looking: string;
  /** The sentence on a deletion whose receipt could not be looked for. */
  readonly unknown: string;
  /** The sentence on a deletion that was not answered and left no receipt. */
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
    /** The sentence on a made-up name by key, which does not rest along. */
    readonly byKey: string;
  };
  readonly delete: {
    readonly heading: string;
    readonly lead: string;
    readonly goesHeading: string;
    readonly goes: readonly string[];
    readonly choose: string;
    readonly chooseLead: string;
    /** The sentence on what can be seen of posts that are deleted together. */
    readonly together: string;
    readonly items: Readonly<Record<LeavableItem, Leaving>>;
    /** An item with how much of it there is. */
    readonly counted: (label: string, written: string) => string;
    readonly staysHeading: string;
    /** The line over what stays of bans, silences and tokens. */
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
  /** Sentences on what keys of this browser wrote. */
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
    /** Something that stays, and why. */
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

/** Sentences for deactivating an account, and deleting it. */
export const words: AccountWords = {
  title: 'Manage account',
  description: 'Take your data along, let your account rest, or delete it and take a receipt with you.',
  lead: 'Take your data along, let the account rest, or delete it. None of it needs a reason, and nobody will try to keep you.',
  whose: (displayName, source) => `This account: ${displayName}. ${signedInBy(source)}.`,
  guest: 'You are not signed in here.',
  guestBecause: 'Log in to take your data along, to let your account rest or to delete it.',
  cancel: 'Cancel',
  again: { text: 'Please log in once more, to be sure that it is you. What you have chosen stays.', logIn: 'Log in again' },
  other: {
    of: {
      delete: 'This is not the account you wanted to delete. Log in with the other one.',
      deactivate: 'This is not the account you wanted to deactivate. Log in with the other one.',
      take: 'This is not the account whose data you wanted. Log in with the other one.',
    },
    logIn: 'Log in with the other one',
    stay: 'Use this account',
  },
  failed: 'That did not work. Try again: it is done once only.',
  offline: 'The connection broke off, perhaps before we heard of it. Try again once it is back: it is done once only.',
  looking: 'We had no answer in time. Whether your account is deleted is not known yet; we are looking for the receipt. Please stay on this page.',
  unknown: 'It could not be found out whether your account is deleted. Try again in a few minutes: it is done once only.',
  undone: 'We had no answer and find no receipt: your account is still there. Try again: it is done once only.',
  last: 'You are the only administrator. Appoint another one first.',
  limited: 'That was often. Wait a few minutes, then try again. Nothing has changed.',
  deactivation: {
    heading: 'Deactivate it',
    lead: 'For a while without this account. You can come back whenever you like.',
    points: [
      'You are signed out on every device.',
      'Your profile is hidden. Nothing that your account keeps is deleted.',
      'Log in again, and you are asked whether to come back.',
    ],
    press: 'Deactivate the account',
    sure: 'Deactivate the account?',
    sureText:
      'You are signed out everywhere. What your account keeps is here when you come back. So are posts, replies and votes that you have not sent yet, in the browser you left them in.',
    confirm: 'Deactivate',
    busy: 'One moment',
    done: 'Your account is deactivated',
    doneText: 'You are signed out everywhere. Log in whenever you want to come back. Reading goes on as before.',
    // Promise F-07
    byKey:
      'Your made-up name is not deactivated with it: no account is known to it. What you wrote under it stays to be read. Offers and drafts that this browser keeps for your posts stay in it for you.',
  },
  delete: {
    heading: 'Delete it',
    // Promise F-15, F-22
    lead: 'For good: once it is deleted, no page brings it back. Backups that whoever runs this house made before hold it until they are deleted.',
    goesHeading: 'What goes in any case',
    goes: [
      'your ways to log in, devices, passkeys and recovery codes',
      'what you said about work and education, and what was confirmed of it',
      'your photo, your preferences, and what you allowed',
      'the communities that you chose, the votes and choices of your account, and what you hid or muted; what was counted stays counted',
      'offers and videos that you keep for posts, those in this browser too',
    ],
    choose: 'What shall become of the rest?',
    // Promise F-04, F-15, F-22
    chooseLead:
      'What you delete leaves empty places, so that answers of others can be read, each with a line in the public ledger. What you leave behind belongs to nobody. You cannot delete it later, because nobody knows any more that it was yours.',
    // Promise F-04, F-07
    together:
      'What you delete here goes at one moment: whoever watches these posts just then can tell that they had one author. In the ledger their lines come one by one within a week, each at a random moment, among those of others. Where hardly anybody else deletes anything, one may guess still. That is harder if you delete them one by one first, over several weeks.',
    items: {
      designationProfile: { label: 'What you wrote as your designation', delete: 'Delete it', leave: 'Leave it to the readers' },
      feedback: { label: 'Your note to us', delete: 'Delete it', leave: 'Leave it to us' },
    },
    counted: (label, written) => `${label}: ${written}`,
    staysHeading: 'What stays, because nothing in it leads to you',
    stays: [
      // Promise F-01
      'hashes of the addresses confirmed this year, which only our key could compare with one and which name no account',
      // Promise F-15, F-22
      'your reports, as nobody’s and without your words',
      'copies that whoever runs this made before; they are overwritten in turn',
      // Promise F-07
      'what you sent anonymously from other browsers: only there can it be deleted, for its keys are there',
    ],
    limits: 'If you were banned or silenced, or used a token in these three months',
    // Promise F-15
    ban: `If your account is banned, a keyed hash of each sign-in with a provider stays until the ban ends, for ${carriedBanDays} days at most, so that a new account with that sign-in is banned too. Only our key can match it to a sign-in. Nothing stays of passkeys.`,
    // Promise F-15
    silence: `If you are silenced, under one name or both, a keyed hash stays in the same way until the end of the day (UTC) on which the silence ends, for ${carriedBanDays} days at most, so that a new account with that sign-in is silenced under the same kind of name. It says neither under which name you wrote, nor what, and is erased within two days of that end.`,
    // Promise F-07
    issued:
      'If your account asked for a made-up name by key, or for tokens for reviews, in these three months, a keyed hash for each stays in the same way until the three months end, so that a new account with that sign-in gets no second name and no more tokens in them. It says neither which name or review it is, nor when the account was deleted, and is erased within two days of that end.',
    word: latinDeletionWord,
    typed: (word) => `Type ${word} to delete the account`,
    typedHint: 'In capital or small letters. So that no slip of a finger does it.',
    mistyped: (word) => `Type ${word}. Capital and small letters both work.`,
    press: 'Delete the account for good',
    busy: 'Deleting',
    looks: 'Looking for the receipt',
  },
  keyed,
  receipt: {
    heading: 'Your account is deleted',
    lead: `This is the receipt. Its number stands nowhere beside your name. Take it with you: whoever knows the number can look it up here for ${inWords(receiptYears)} years.`,
    number: 'Receipt number',
    on: 'Deleted on',
    day: (day) => daySaid(monthNames, day),
    deleted: 'What was deleted',
    left: 'What stays, and why',
    items: {
      account: 'Account',
      signIns: 'Logins with a provider',
      sessions: 'Devices signed in',
      passkeys: 'Passkeys',
      recoveryCodes: 'Recovery codes',
      careerStatus: 'Career status',
      workExperience: 'Work experience',
      education: 'Education',
      profilePhoto: 'Photo',
      preferences: 'Preferences',
      consents: 'Consents',
      subscriptions: 'Subscriptions',
      devices: 'Devices for messages',
      communities: 'Chosen communities',
      designationProfile: 'Designation and what was written as it',
      feedback: 'Note to us',
      roleClaims: 'Links to become moderator or administrator',
      careerProofs: 'Confirmed companies and colleges',
      onboarding: 'Progress of the first steps',
      nudges: 'Notes of what the app asked you',
      savedOffers: 'Saved salaries and offers',
      uploads: 'Pictures that no post took',
      videos: 'Saved videos',
      votes: 'Record of your votes',
      answerRequests: 'Record of the answers that you asked for',
      postViews: 'Record of the posts that you saw today',
      hiddenPosts: 'Posts that you hid',
      mutes: 'Muted and blocked names',
      notifications: 'Notifications',
      decisionLooks: 'Note of the newest decision that you looked at',
      personaTokens: 'Notes that a made-up name by key was given',
      contributionTokens: 'Notes that tokens for contributions were given',
      conversations: 'Conversations',
      savedJobs: 'Saved jobs',
      jobAlerts: 'Job alerts',
      // Promise F-15
      mailProofs: 'Hashes of confirmed addresses, from which no address can be read',
      bannedSignIns: 'Hashes of your sign-ins with a provider and of who banned you, for a ban',
      silencedSignIns: 'Hashes of your sign-ins with a provider, for a silence',
      issuedSignIns: 'Hashes of your sign-ins with a provider, for a made-up name by key or tokens for contributions',
      backups: 'Copies made before',
    },
    because: {
      chosen: 'You chose to leave it.',
      'leads-to-nobody': 'Nothing in it leads to anybody.',
      'expires-by-itself': 'They are overwritten in turn.',
      // Promise F-15
      'ends-with-ban': 'By them a new account stays banned. They are erased when the ban ends, after a year at most.',
      'ends-with-silence': 'By them a new account stays silenced. They are erased once the silence is over, after a year at most.',
      // Promise F-07
      'ends-with-quarter': 'By them a new account gets no second made-up name by key in the same three months. They are erased once those are over.',
      'ends-with-year': 'By them a new account gets no second tokens for contributions that count in the same year. They are erased once it is over.',
    },
    nothing: 'Nothing',
    copy: 'Copy the receipt',
    copied: 'The receipt is copied.',
    notCopied: 'It could not be copied. Save it as a file instead.',
    save: 'Save it as a file',
    fileName: 'deletion-receipt',
    kept: (item, because) => `${item}. ${because}`,
    home: 'To the first page',
  },
  lookUp: {
    heading: 'You have a receipt of a deletion?',
    lead: 'Whoever knows its number can look it up. Nothing in it says whose account it was.',
    label: 'Receipt number',
    press: 'Look it up',
    empty: 'Type the number of the receipt.',
    missing: 'There is no receipt with this number.',
    failed: 'This could not be looked up. Try again.',
  },
};
