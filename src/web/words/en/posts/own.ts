import { oneResource } from '../kinds/nouns.ts';
import { rulesNamed } from '../moderation/rules.ts';
import { grouped } from '#core/figures/counts.ts';
import type { Measure } from '#core/moderation/moderation-outcome.ts';
import type { ReportOutcome } from '#core/moderation/own-decisions.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  rulesNamed,
  title: { posts: 'Your posts', comments: 'Your comments' },
  // Promise F-16, F-17
  lead: 'What you wrote under each of your names, and what happened to it. Only you see it together.',
  lists: { label: 'What you wrote', posts: 'Posts', comments: 'Comments' },
  commentsListed: {
    more: 'Show more comments',
    aPost: 'A post',
    hiddenPost: 'A hidden post',
    none: 'You have no comments yet.',
    noneBecause: 'Your replies to posts appear here too.',
  },
  waitingHere: { title: 'Not out yet', untitled: 'A post', change: 'Change it', isDraft: 'It is a draft now: it goes out when you post it again.' },
  figures: (posts: number, comments: number) => `${counted(posts, 'post', 'posts')}, ${counted(comments, 'comment', 'comments')}`,
  waiting: (count: number) => `${counted(count, 'post waits', 'posts wait')} for a moderator`,
  none: 'You have not written anything yet.',
  noPosts: 'You have no posts yet.',
  noneBecause: 'A question is a good start.',
  guest: 'Log in to see what you wrote.',
  guestBecause: 'Posts under your made-up name appear in the browser that has its key.',
  decisions: {
    title: 'Decisions',
    newOnes: (count: number) => `${grouped(count)} new`,
    isNew: 'New',
    // Promise
    lead: 'Decisions of moderators about what you wrote, and about what you reported. Only you see this list.',
    note: 'Note from the moderator',
    silenced: (name: string, until: string) => `${name}: you cannot write posts or comments ${until}. You can still read and vote.`,
    bothNames: 'With your account',
    // Promise F-07
    reach: 'Nothing changes for your made-up name: it is not linked to any account.',
    until: (when: string) => `until ${when}`,
    forGood: 'until a moderator allows it again',
    silencedBefore: 'You deleted an account that was not allowed to write. This account may not write either.',
    silencedFor: 'See the reason',
    silencedAppeal: 'There you can ask moderators to check this decision again.',
    ban: {
      title: (until: string) => `Your account is banned ${until}.`,
      means:
        'You can read, appeal, delete what you wrote, and delete the account. You cannot write, vote or report with it. Its votes do not count during the ban.',
      // Promise F-07
      tokens: 'A banned account gets no new made-up name.',
      name: {
        title: (until: string) => `Your made-up name is banned ${until}.`,
        // Promise F-07
        means:
          'Your account is not banned: it is not linked to this name. You still have the key of the name. With it you can appeal, and delete what you wrote or the name. You cannot write under the name. Its votes do not count during the ban.',
        lifted: 'The ban of your made-up name is over, and its votes count again.',
        own: 'Your names',
      },
      forGood: 'until an administrator ends the ban',
      carried: 'You deleted an account that was banned. The ban continues for this one.',
      appeal: 'Why the ban should end',
      appealLead: 'Another administrator reads this, not the one who banned you. You can appeal only once.',
      send: 'Appeal',
      missing: 'Say why, in a few words.',
      sent: 'Your appeal is sent.',
      stands: 'We have your appeal.',
      already: 'This was not sent: the ban has ended, or your appeal is answered. Reload the page to see.',
      failed: 'This could not be sent. Your text is saved here; try again.',
      appeals: {
        none: '',
        open: 'You have appealed. An administrator will answer here.',
        granted: 'Your appeal was granted.',
        rejected: 'Your appeal was answered: the ban remains.',
      },
      answer: (text: string) => `The answer: ${text}`,
      account: 'Delete the account',
      lifted: 'The ban of your account is over, and your votes count again.',
    },
    about: 'About what you wrote',
    reports: 'Your reports',
    kinds: oneResource,
    measures: {
      hide: 'Hidden until a moderator has checked it.',
      remove: 'Taken down.',
      lock: 'Closed for comments.',
      warn: 'You were warned.',
      silence: 'You cannot write for some time because of this.',
    } satisfies Record<Measure, string>,
    granted: 'After the second look, we agreed with you.',
    appeals: { none: '', open: 'You have asked for a second look.', rejected: 'The second look made the same decision.' },
    mayAppeal: 'Open it to ask for a second look.',
    personas: { ANONYMOUS: 'Under your made-up name', DESIGNATION: 'Under your job' } satisfies Record<ProfileType, string>,
    reported: (kind: string, reason: string) => `${kind}, reported as: ${reason}`,
    outcomes: {
      waiting: () => 'A moderator has not decided yet.',
      removed: (rule: string) => `Taken down. The rule: ${rule}.`,
      kept: (rule: string) => `It stays up. A moderator did not agree with “${rule}”.`,
      acted: () => 'It stays up, but a moderator took other action.',
      gone: () => 'Its author deleted it.',
    } satisfies Record<ReportOutcome, (rule: string) => string>,
    week: (monday: string) => `Week of ${monday}`,
  },
};

export type OwnPostWords = typeof words;
