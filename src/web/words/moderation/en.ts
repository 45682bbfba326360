import { rulesNamed } from './rules-en.ts';
import { joinedPoints, mostInARow, pointHours } from '#core/posts/feed-order.ts';
import { inWords } from '../figures/numbers-en.ts';
import { grouped } from '#core/figures/counts.ts';
import { counted } from '../figures/counts-en.ts';
import type { AskedBy, Measure } from '#core/moderation/moderation-outcome.ts';
import type { LedgerAction, LedgerEvent } from '#core/moderation/ledger.ts';
import type { reportRule } from '#core/moderation/report.ts';
import type { Decision, LoggedDecision, QueueCause, Stage } from '#core/moderation/moderations.ts';
import type { QueueOrder } from '#core/queue/queue-items.ts';

/** Everything that is said to moderators, and about what they do, in English. */
export const words = {
  rulesNamed,
  title: 'Moderation',
  description: 'What waits for a decision.',
  heading: 'What waits for a decision',
  waiting: (count: number) => (count === 0 ? 'Nothing waits.' : `${counted(count, 'thing waits', 'things wait')}.`),
  lead: 'You see the name that something was published under, never the account behind it, nor who reported it. Every decision that changes what readers see gets a line in the public ledger.',
  stages: { first: 'First look', second: 'Second look' } satisfies Record<Stage, string>,
  decidedTab: 'Decided',
  team: 'Who moderates',
  notForYou: 'There is nothing at this address for you.',
  notForYouBecause: 'Moderators find their work here.',
  empty: 'Nothing waits here.',
  causes: {
    reports: 'Reported',
    words: 'Held back by its words',
    appeal: 'Its author asks for a second look',
    edit: 'Changed after a decision',
    moderator: 'Seen by a moderator',
  } satisfies Record<QueueCause, string>,
  openedOn: (day: string) => `since ${day}`,
  reportedAs: (rule: string, count: number) => `${rule}: ${counted(count, 'person', 'people')}`,
  notes: 'What they say',
  appealText: 'What its author says',
  former: {
    keep: 'The first decision was to keep it.',
    remove: 'The first decision was to take it down.',
    lock: 'The first decision was to close it for comments.',
    unlock: 'The first decision was to open it for comments.',
    silence: 'The first decision was to silence its author.',
    unsilence: 'The first decision was to let its author write again.',
    warn: 'The first decision was a warning.',
  } satisfies Record<LoggedDecision, string>,
  rule: 'Rule',
  note: 'Note, for moderators only',
  noteToAuthor: 'Note to its author',
  noteToAuthorHint: {
    first: (letters: number) =>
      `If you like, up to ${grouped(letters)} letters. Its author reads it beside the rule when you take it down. Your name is not said.`,
    second: (letters: number) => `If you like, up to ${grouped(letters)} letters. Its author reads it beside the answer. Your name is not said.`,
  } satisfies Record<Stage, (letters: number) => string>,
  verdicts: {
    first: { keep: 'Keep it', remove: 'Take it down', kept: 'It stays.', removed: 'Taken down. The ledger has a line for it.' },
    remove: {
      keep: 'Bring it back',
      remove: 'Leave it down',
      kept: 'It is back. The ledger has a line for it.',
      removed: 'It stays down. The ledger has a line for it.',
    },
    lock: {
      keep: 'Open it for comments',
      remove: 'Leave it closed',
      kept: 'Comments are open. The ledger has a line for it.',
      removed: 'Comments stay closed.',
    },
    warn: { keep: 'Take the warning back', remove: 'Let the warning stand', kept: 'The warning is taken back.', removed: 'The warning stands.' },
    silence: {
      keep: 'Let its author write again',
      remove: 'Let the silence stand',
      kept: 'Its author can write again.',
      removed: 'The silence stands.',
    },
  } satisfies Record<'first' | Exclude<Measure, 'hide'>, Readonly<Record<Decision | 'kept' | 'removed', string>>>,
  conflict: 'You cannot decide this: you decided it the first time, or wrote it yourself.',
  yours: 'You wrote this. Another moderator decides.',
  overtaken: (decision: string, rule: string, when: string) =>
    `Another moderator decided this (${when}): ${decision}. The rule: ${rule}. What you noted stands below until you put this away.`,
  deleted: 'Its author deleted this meanwhile. Nothing is left to decide. What you noted stands below until you put this away.',
  putAway: 'Put away',
  open: 'Open the thread',
  underPost: 'Under the post',
  underDeleted: 'Under a post that its author deleted.',
  answers: 'It answers',
  versions: (count: number) => `Earlier versions (${grouped(count)})`,
  versionUntil: (day: string) => `Published until ${day}. Struck words went with the edit, underlined words came.`,
  wentWord: 'Taken out:',
  cameWord: 'Put in:',
  decisionsBefore: (count: number) => `Earlier decisions about it (${grouped(count)})`,
  removedBefore: (rules: string) => `Taken down before, under the same name: ${rules}.`,
  ruleCount: (rule: string, count: number) => `${rule} (${grouped(count)})`,
  filters: {
    cause: 'Why it waits',
    anyCause: 'All',
    community: 'Community',
    anyCommunity: 'All communities',
    order: 'Order',
    orders: { oldest: 'Longest waiting first', heaviest: 'Gravest reports first' } satisfies Record<QueueOrder, string>,
    counted: (name: string, count: number) => `${name} (${grouped(count)})`,
  },
  failed: 'The decision did not arrive.',
  decisions: {
    keep: 'Kept',
    remove: 'Taken down',
    lock: 'Closed for comments',
    unlock: 'Opened for comments',
    warn: 'Warned',
    silence: 'Author silenced',
    unsilence: 'Author can write again',
  } satisfies Record<LoggedDecision, string>,
  told: 'to its author',
  mine: 'by you',
  more: 'Show more',
  kinds: { POST: 'Post', COMMENT: 'Comment', ANSWER: 'Answer' },

  ledger: {
    title: 'What was taken down, and how the feed is ordered',
    description: 'Every removal leaves a line here: the week, the rule, who asked, and whether it was looked at twice. No text, no author.',
    heading: 'Nothing disappears silently',
    lead: 'Every removal leaves a line here: the week, the rule, who asked, and whether it was looked at twice. No text, no author. Each line names the one before it, so none can be changed later without everybody noticing.',
    entries: (count: number) => counted(count, 'line', 'lines'),
    head: 'Latest hash',
    empty: 'Nothing has been taken down yet.',
    columns: { sequence: 'No.', week: 'Week', what: 'What', action: 'What happened', rule: 'Rule', askedBy: 'Who asked' },
    actions: {
      flagged: 'Hidden until a moderator has looked',
      removed: 'Taken down',
      restored: 'Brought back',
      deleted: 'Deleted',
      appealed: 'Second look asked for',
      upheld: 'Second look: it stays down',
      locked: 'Closed for comments',
      unlocked: 'Open for comments again',
      published: 'Published',
    } satisfies Record<LedgerAction, string>,
    askedBy: {
      author: 'Its author',
      reader: 'Readers',
      employer: 'An employer',
      court: 'A court',
      automatic: 'By its words',
      moderator: 'A moderator',
    } satisfies Record<AskedBy, string>,
    kinds: {
      post: 'Post',
      comment: 'Comment',
      review: 'Review',
      photo: 'Photo',
      interview: 'Interview',
      'issuer-key': 'Key for made-up names',
    } satisfies Record<LedgerEvent['itemKind'], string>,
    kindIn: (kind: string, community: string) => `${kind} in ${community}`,
    hash: 'Hash',
    heads: {
      heading: 'The last line of each day',
      text: 'Note one of these, or keep this page. If the ledger is ever written anew, the number and the hash you noted no longer fit, whoever wrote it. With “npm run verify-ledger -- --witness notes.json” a computer notes them for you, and compares them each time.',
      day: 'Day (UTC)',
      more: 'Show earlier days',
    },
    more: 'Show older lines',
    check: 'Check the chain on this device',
    checking: 'Checking',
    holds: (count: number) => `The chain holds: ${counted(count, 'line was', 'lines were')} computed anew here, and all of them fit.`,
    breaks: (sequence: number) => `The chain breaks at line ${grouped(sequence)}. Please tell somebody.`,
    cannotCheck: 'This browser computes no hashes on a page like this. npm run verify-ledger does.',
    rule: {
      heading: 'When something is hidden',
      text: ({ points, threshold, votesForAPoint, mostVotePoints, settledDays, fewestSettled, provenReports }: typeof reportRule) =>
        `A report has ${points.other} to ${points.threat} points by what it says: ${points.threat} for a threat, personal details or sexual content, ${points.harassment} for insults and hate, ${points.spam} for spam, ${points.other} for all else. It counts in full when its member is settled: ${settledDays} days here, and onboarded. Anybody newer counts a tenth, and a settled member twice after ${provenReports} reports that moderators agreed with. At ${threshold} points a post is hidden until a moderator has looked, but never by fewer than ${fewestSettled} settled members; for each ${votesForAPoint} upvotes one point more is needed, up to ${mostVotePoints}. One person counts once.`,
    },
    feed: {
      heading: 'How the feed is ordered',
      text: `A post begins with one point for every ${inWords(pointHours)} hours since 2020, so newer ones stand higher. Each doubling of its votes is worth a point, each doubling of its comments half a point, and a question that people wait for half a point for each doubling of them, until somebody answers. A community that you have joined is worth ${inWords(joinedPoints)} points. No more than ${inWords(mostInARow)} posts of one community stand in a row.`,
      nothing: 'Nothing else counts: no ad, no payment, nothing that you read elsewhere.',
    },
  },
};

export type ModerationWords = typeof words;
