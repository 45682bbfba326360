import { rulesNamed } from '../moderation/rules.ts';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { InterventionKind } from '#core/moderation/interventions.ts';
import { graceDays } from '#core/persona-keys/issuer-key.ts';
import { inWords } from '../figures/numbers.ts';
import { counted } from '../figures/counts.ts';
import type { MuteKind } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { grouped } from '#core/figures/counts.ts';
import type { FeedReason } from '#core/posts/post.ts';

export const words = {
  rulesNamed,
  pictures: { before: 'Previous picture', after: 'Next picture' },
  stop: {
    title: { MUTE: (name: string) => `Mute ${name}?`, BLOCK: (name: string) => `Block ${name}?` },
    hide: { post: 'Hide this post?', comment: 'Hide this comment?', press: 'Hide' },
    forMe: {
      ANONYMOUS: {
        // Promise F-04
        MUTE: 'You will no longer see posts or comments under this name.',
        // Promise F-04
        BLOCK: 'You will no longer see what is written under this name, and they can no longer reply to you.',
      },
      DESIGNATION: {
        // Promise F-16
        MUTE: 'Nothing else they write is hidden, because that would show which posts are by the same person.',
        // Promise F-04, F-16
        BLOCK:
          'Only this post or comment is hidden, and they can no longer reply to you under this post. Nothing changes elsewhere, because that would show which posts are by the same person.',
      },
    } satisfies Record<ProfileType, Record<MuteKind, string>>,
    forThem: {
      // Promise R-072
      MUTE: 'They will not know. They can read and reply to you as before.',
      // Promise F-04, F-16
      BLOCK: 'They will not know, and can still read you like everyone else. If they try to reply, they learn that you do not want replies from them.',
    },
    closed: 'Under which of your names?',
    closedBecause: 'They can still reply to your other name. If both were closed at once, they could tell that both are you.',
    where: 'You can undo this at any time in Settings, under “Muted and blocked”.',
    press: { MUTE: 'Mute', BLOCK: 'Block' },
    failed: 'That did not work. Please try again.',
    away: 'Your made-up name is not ready in this browser.',
    unsure: 'We got no answer, so it may already be done. Try again: it will not happen twice.',
    full: (most: number) => `You mute and block ${grouped(most)} already, which is the limit. Undo one first in Settings, under “Muted and blocked”.`,
  },
  translation: {
    title: 'Translation',
    onDevice: 'Translated on your device. The text is not sent anywhere.',
  },
  why: {
    title: 'Why this post is here',
    lead: 'The order of your feed follows one formula, the same for everyone. For this post it says:',
    reasons: {
      joined: (community: string) => `You joined ${community}.`,
      new: () => 'It is new.',
      voted: (community: string) => `Many people in ${community} upvoted it.`,
      discussed: () => 'People talk about it.',
      waiting: () => 'Someone is waiting for an answer.',
      other: () => 'Nothing special: it is placed by its age.',
    } satisfies Record<FeedReason, (community: string) => string>,
    nothingElse: 'Nothing else counts: no ads, no payments, nothing you read elsewhere.',
    formula: 'See the formula',
    latest: 'Show the newest first',
  },
  appeal: {
    title: 'A second look',
    // Promise F-04
    lead: 'A different moderator reads it, with what you say here. Nobody else sees your reasons.',
    text: {
      remove: 'Why it should stay up',
      lock: 'Why it should be open for comments',
      warn: 'Why the warning is not right',
      silence: 'Why you should be able to write',
    } satisfies Record<AppealableMeasure, string>,
    send: 'Send',
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
        'It is gone at once for everyone who is logged in, and within a minute for all others. Its author still sees it, with the rule and your note, and can ask for a second look. The public ledger gets a line. If another moderator let it stay or brought it back, only they or an administrator can take it down, unless it was changed or reported since.',
      restore: 'Readers see it again. The public ledger gets a line. What another moderator took down, only they or an administrator can bring back.',
      // Promise F-04
      lock: 'Nobody can reply below it any more. What is there stays, and everyone sees the rule. Its author can ask for a second look. The public ledger gets a line. What another moderator opened, only they or an administrator close, unless it was changed since.',
      unlock: 'Everyone can reply below it again. The public ledger gets a line. What another moderator closed, only they or an administrator can open.',
      // Promise R-064
      silence:
        'Its author can read and vote, but not write or change posts, comments or the name, for as long as you choose. Readers see nothing, and this stays as it is. Its author sees the rule, your note and until when, and can ask for a second look. The public ledger is about posts and comments, not people: a silence adds no line to it.',
      // Promise R-064
      unsilence:
        'If its author is silenced, they can write again at once. You cannot see beforehand whether they are. A silence that another moderator imposed, only they or an administrator can lift.',
      // Promise F-07
      ban: `Its author can read, and delete what they wrote, but not write, vote or report under a name linked to their account, for as long as you choose. Their votes do not count during that time. Deleting the account ends the ban only for someone who comes back with a new passkey: the same provider login stays banned, for a year at most. They see the rule, your note and the end date, and can appeal to another administrator. You do not learn who it is. A made-up name with a key is banned by itself, because it is not linked to any account: its author can continue with their account, and get one new name every three months. The same provider login gets no more after the account was deleted; a new passkey does. A ban of the account does not reach such names either: people can keep writing under one until it is banned itself, and with a token fetched before the ban can still make one, until ${inWords(graceDays)} days after the quarter ends.`,
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
      warn: 'The warning is shown on it, to its author only.',
      silence: 'Its author is silenced.',
      unsilence: 'Its author can write again.',
      ban: 'Banned. You will find it under “Bans and silences” in Moderation.',
    } satisfies Record<InterventionKind, string>,
    // Promise F-17
    waitsAgain: 'Approved. Its author wants it posted later: until then nobody else sees it.',
    days: 'For how long',
    daysNamed: (days: number) => counted(days, 'day', 'days'),
    forGood: 'Until it is lifted',
    // Promise F-07
    wholeAccount:
      'Under their other name, too. You do not learn which it is. A made-up name with a key is silenced by itself, because it is not linked to any account.',
    rule: 'The rule it breaks',
    choose: 'Choose the rule first',
    note: 'A note to its author',
    orderHint: 'Needed for this rule: which court, and the order number. Its author reads it; your name is not shown.',
    orderMissing: 'Nothing was done: add which court ordered it, and the order number.',
    noteHint: 'Optional. You do not learn who it is, and your name is not shown.',
    conflicts: {
      APPEAL_WAITS: 'This was not done: its author has appealed. A second look by someone else comes first.',
      OVERRULED: 'This was not done: a second look went against your decision. Another moderator takes over.',
      DECIDED_BY_ANOTHER:
        'This was not done: another moderator decided it. They can undo it, or an administrator; if its author appeals, someone else decides.',
      OWN_CONTENT: 'This was not done: you wrote it yourself. Another moderator decides.',
    },
    queued: {
      silence: 'This was not done: its author is silenced or banned already.',
      unsilence: 'This was not done: its author is under no silence that you can lift.',
      ban: 'This was not done: its author is banned already.',
    },
    conflict: 'This was not done: it was changed in another tab or by another moderator. Reload the page to see.',
    arrived: (rule: string, when: string) =>
      `Your decision had arrived (${when}). The rule: ${rule}. What you changed since was not sent. Reload the page to see it.`,
    failed: 'This did not arrive, or we got no answer. Please try again: it will not count twice.',
  },
  reporting: {
    title: 'Report this',
    // Promise R-072
    lead: 'Which rule does it break? A moderator reads it. Nobody learns who reported it.',
    note: 'Anything a moderator should know',
    send: 'Report',
    done: 'Thank you. A moderator will look at it. You will find the decision under your posts.',
    choose: 'Choose what fits best.',
  },
  unsent: {
    offline: 'This did not arrive, or we got no answer. It is saved here; send it when you are back online. It will not count twice.',
    limited: 'You have sent many of these just now. This is saved here; send it later.',
    missing: 'What this is about no longer exists.',
    conflict: 'This was not sent: it was already sent from another tab, or is already decided. Reload the page to see.',
    banned: 'Your account is banned, so this was not sent.',
    nameBanned: 'Your made-up name is banned, so this was not sent.',
    byKey: 'Your reports use your made-up name, which is not ready in this browser.',
    failed: 'This could not be sent. It is saved here; try again.',
  },
  deleting: {
    title: 'Delete this?',
    // Promise F-22
    lead: 'It is gone at once for everyone who is logged in, and within a minute for all others. Replies by others stay.',
    yes: 'Delete',
    done: 'Deleted.',
    failed: 'This did not work, or we got no answer. Press Delete again.',
  },
  leaving: {
    title: 'You are leaving for another site',
    lead: 'A member posted this link. We do not know the site, and it does not know you come from us.',
    go: (host: string) => `Go to ${host}`,
    stay: 'Stay here',
  },
  notCopied: 'The browser does not allow copying. This is the link:',
  keys: {
    title: 'Keyboard shortcuts',
    rows: [
      ['j', 'Next post'],
      ['k', 'Previous post'],
      ['u', 'Upvote'],
      ['d', 'Downvote'],
      ['r', 'Reply'],
      ['o', 'Open the post'],
      ['c', 'Close, back to the list'],
      ['/', 'Search'],
      ['?', 'Show these keys'],
    ],
  },
};

export type ContentWords = typeof words;
