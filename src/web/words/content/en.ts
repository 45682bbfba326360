import { rulesNamed } from '../moderation/rules-en.ts';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { InterventionKind } from '#core/moderation/interventions.ts';
import { graceDays } from '#core/persona-keys/issuer-key.ts';
import { inWords } from '../figures/numbers-en.ts';
import { counted } from '../figures/counts-en.ts';
import type { MuteKind } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { grouped } from '#core/figures/counts.ts';
import type { FeedReason } from '#core/posts/post.ts';

/** The words of the dialogs over posts, in English. The type of every other language is the type of this one. */
export const words = {
  rulesNamed,
  pictures: { before: 'The picture before', after: 'The next picture' },
  stop: {
    title: { MUTE: (name: string) => `Mute ${name}?`, BLOCK: (name: string) => `Block ${name}?` },
    hide: { post: 'Hide this post?', comment: 'Hide this comment?', press: 'Hide' },
    forMe: {
      ANONYMOUS: {
        // Promise F-04
        MUTE: 'You no longer see what is written under this name, neither posts nor comments.',
        // Promise F-04
        BLOCK: 'You no longer see what is written under this name, and they can no longer answer you.',
      },
      DESIGNATION: {
        // Promise F-16
        MUTE: 'Nothing else they write is hidden, because that would show which posts are by the same person.',
        // Promise F-04, F-16
        BLOCK:
          'Only this post or comment is hidden, and they can no longer answer you under this post. Elsewhere nothing changes, because that would show which posts are by the same person.',
      },
    } satisfies Record<ProfileType, Record<MuteKind, string>>,
    forThem: {
      // Promise R-072
      MUTE: 'They are not told. They can read and answer you as before.',
      // Promise F-04, F-16
      BLOCK: 'They are not told, and can still read you, as everybody can. If they try to answer, they learn that you do not want answers from them.',
    },
    closed: 'Under which of your names?',
    closedBecause: 'Your other name stays open to them. If both closed at once, they could tell that both are you.',
    where: 'You can take it back at any time, in your settings under “Muted and blocked”.',
    press: { MUTE: 'Mute', BLOCK: 'Block' },
    failed: 'That did not work. Please try again.',
    away: 'Your made-up name is not ready in this browser.',
    /** The sentence after a lost answer. */
    unsure: 'The answer was lost, so it may be done already. Try again: it is done once only.',
    full: (most: number) => `You mute and block ${grouped(most)} already, which is the most. Take one back first, in your settings under “Muted and blocked”.`,
  },
  why: {
    title: 'Why this post is here',
    lead: 'The order of your feed follows one formula, the same for everybody. For this post it says:',
    reasons: {
      joined: (community: string) => `You joined ${community}.`,
      new: () => 'It is new.',
      voted: (community: string) => `Many in ${community} voted for it.`,
      discussed: () => 'People talk about it.',
      waiting: () => 'Somebody waits for an answer.',
      other: () => 'Nothing lifts it: it stands where its age puts it.',
    } satisfies Record<FeedReason, (community: string) => string>,
    nothingElse: 'Nothing else counts: no ad, no payment, nothing that you read elsewhere.',
    formula: 'See the formula',
    latest: 'Show the newest first',
  },
  appeal: {
    title: 'A second look',
    // Promise F-04
    lead: 'Somebody else than the first moderator reads it, with what you say here. Your words go to nobody else.',
    text: {
      remove: 'Why it should stand',
      lock: 'Why it should be open for comments',
      warn: 'Why the warning is not right',
      silence: 'Why you should be able to write',
    } satisfies Record<AppealableMeasure, string>,
    send: 'Ask for it',
    missing: 'Say why, in a few words.',
  },
  moderating: {
    title: 'Moderate this',
    kinds: {
      remove: 'Take it down',
      restore: 'Bring it back',
      lock: 'Close it for comments',
      unlock: 'Open it for comments',
      warn: 'Warn its author',
      silence: 'Silence its author',
      unsilence: 'Let its author write again',
      ban: 'Ban its author',
    } satisfies Record<InterventionKind, string>,
    happens: {
      remove:
        'It is gone at once for everybody who is signed in, and within a minute for all others. Its author still sees it, with the rule and your note, and can ask for a second look. The public ledger gets a line. What another moderator kept or brought back, only they or an administrator take down, unless it was changed or reported since.',
      restore: 'Readers see it again. The public ledger gets a line. What another moderator took down, only they or an administrator can bring back.',
      // Promise F-04
      lock: 'Nobody can answer below it any more. What stands there stays, and everybody sees the rule. Its author can ask for a second look. The public ledger gets a line. What another moderator opened, only they or an administrator close, unless it was changed since.',
      unlock: 'Everybody can answer below it again. The public ledger gets a line. What another moderator closed, only they or an administrator can open.',
      // Promise R-064
      silence:
        'Its author can read and vote, and write neither posts nor comments under this name, nor change them or the name, as long as you choose. Readers see nothing, and this stays as it is. Its author sees the rule, your note and until when, and can ask for a second look. The public ledger tells of posts and comments, not of people: neither a silence nor its end adds a line.',
      // Promise R-064
      unsilence:
        'If its author is silenced, they can write again at once. You are not told beforehand whether they are. A silence that another moderator imposed, only they or an administrator can lift.',
      // Promise F-07
      ban: `Its author can read, and delete what they wrote, and neither write, vote nor report under a name that is known to their account, as long as you choose. Their votes are not counted meanwhile. Deleting the account ends it for a new passkey alone: the same sign-in with a provider stays banned, for a year at most. They see the rule, your note and until when, and can appeal to another administrator. You do not learn who it is. A made-up name that is kept by a key is banned alone, for no account is known to it: its author can go on with their account, and get one new name in three months. The same sign-in with a provider gets no more after the account was deleted; a new passkey does. In turn a ban of the account does not reach such names: who has one writes on under it until it is banned itself, and who fetched the token for one before the ban can still make it, until ${inWords(graceDays)} days after the quarter ends.`,
      warn: 'It stays as it is, and readers see nothing. Its author sees the rule and your note on it, and can ask for a second look.',
    } satisfies Record<InterventionKind, string>,
    press: {
      remove: 'Take it down',
      restore: 'Bring it back',
      lock: 'Close comments',
      unlock: 'Open comments',
      warn: 'Warn',
      silence: 'Silence',
      unsilence: 'Let them write',
      ban: 'Ban',
    } satisfies Record<InterventionKind, string>,
    done: {
      remove: 'Taken down. The ledger has a line for it.',
      restore: 'It is back. The ledger has a line for it.',
      lock: 'Comments are closed. The ledger has a line for it.',
      unlock: 'Comments are open. The ledger has a line for it.',
      warn: 'The warning stands on it, for its author alone.',
      silence: 'Its author is silenced.',
      unsilence: 'Its author can write again.',
      ban: 'Banned. You find it under “Bans and silences” in the moderation.',
    } satisfies Record<InterventionKind, string>,
    // Promise F-17
    waitsAgain: 'It is let through. Its author wants it to come out later: until then nobody else sees it.',
    days: 'For how long',
    daysNamed: (days: number) => counted(days, 'day', 'days'),
    forGood: 'Until it is lifted',
    // Promise F-07
    wholeAccount:
      'Under their other name, too. You do not learn which it is. A made-up name that is kept by a key is silenced alone, for no account is known to it.',
    rule: 'The rule it breaks',
    choose: 'Choose the rule first',
    note: 'A note to its author',
    orderHint: 'Needed with this rule: which court, and the number of its order. Its author reads it; your name is not said.',
    orderMissing: 'Nothing was done: note which court ordered it, and the number of its order.',
    noteHint: 'If you like. You do not learn who it is, and your name is not said.',
    conflicts: {
      APPEAL_WAITS: 'This was not done: its author has appealed. A second look by somebody else comes first.',
      OVERRULED: 'This was not done: a second look has gone against your decision. Another moderator goes on from there.',
      DECIDED_BY_ANOTHER:
        'This was not done: another moderator decided it. They can undo it, or an administrator; if its author appeals, somebody else decides.',
      OWN_CONTENT: 'This was not done: you wrote it yourself. Another moderator decides.',
    },
    held: {
      silence: 'This was not done: its author is silenced or banned already.',
      unsilence: 'This was not done: its author is under no silence that you can lift.',
      ban: 'This was not done: its author is banned already.',
    },
    conflict: 'This was not done: another tab or another moderator was faster, and it stands differently by now. Load the page again to see.',
    arrived: (rule: string, when: string) =>
      `Your decision had arrived (${when}). The rule: ${rule}. What you changed since was not sent. Load the page again to see it.`,
    failed: 'This did not arrive, or its answer was lost. Please try again: it counts once.',
  },
  reporting: {
    title: 'Report this',
    // Promise R-072
    lead: 'Which rule does it break? A moderator reads it. Nobody is told who reported.',
    note: 'Anything a moderator should know',
    send: 'Report',
    done: 'Thank you. A moderator looks at it. You find the decision with your own posts.',
    choose: 'Choose what fits best.',
  },
  unsent: {
    offline: 'This did not arrive, or its answer was lost. It is kept here; send it once the connection is back: it counts once.',
    limited: 'You have sent many of these just now. This is kept here; send it later.',
    missing: 'What this is about is gone meanwhile.',
    conflict: 'This was not sent: it was sent from another tab already, or is decided by now. Load the page again to see.',
    banned: 'Your account is banned, so this was not sent.',
    nameBanned: 'Your made-up name is banned, so this was not sent.',
    byKey: 'Your reports go under your made-up name, which is not ready in this browser.',
    failed: 'This could not be sent. It is kept here; try again.',
  },
  deleting: {
    title: 'Delete this?',
    // Promise F-22
    lead: 'It is gone at once for everybody who is signed in, and within a minute for all others. Answers by others stay.',
    yes: 'Delete',
    done: 'Deleted.',
    failed: 'This did not work, or its answer was lost. Press Delete again.',
  },
  leaving: {
    title: 'You are leaving for another site',
    lead: 'A member put this link here. We do not know the site, and it does not know you come from us.',
    go: (host: string) => `Go to ${host}`,
    stay: 'Stay here',
  },
  notCopied: 'The browser lets nothing be copied. This is the address:',
  keys: {
    title: 'Keys on this page',
    rows: [
      ['j', 'Next post'],
      ['k', 'Post before'],
      ['u', 'Upvote'],
      ['d', 'Downvote'],
      ['r', 'Reply'],
      ['o', 'Open the post'],
      ['c', 'Close, back to the list'],
      ['/', 'Search'],
      ['?', 'These keys'],
    ],
  },
};

export type ContentWords = typeof words;
