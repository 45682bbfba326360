import { itemsOfLedger, titlesOfResources } from '../kinds/nouns.ts';
import { rulesNamed } from './rules.ts';
import { joinedPoints, mostInARow, pointHours } from '#core/feeds/feed-order.ts';
import { inWords } from '../figures/numbers.ts';
import { grouped } from '#core/figures/counts.ts';
import { counted } from '../figures/counts.ts';
import type { AppealableMeasure, AskedBy, Measure } from '#core/moderation/moderation-outcome.ts';
import type { SanctionMeasure, SanctionReach } from '#core/moderation/sanction.ts';
import type { LedgerAction } from '#core/moderation/ledger.ts';
import type { reportRule } from '#core/moderation/report.ts';
import type { Decision, LoggedDecision, QueueCause, Stage } from '#core/moderation/moderations.ts';
import type { QueueOrder } from '#core/queue/queue-items.ts';

export const words = {
  rulesNamed,
  title: 'Moderation',
  description: 'What is waiting for a decision.',
  heading: 'Waiting for a decision',
  waiting: (count: number) => `${counted(count, 'item is waiting', 'items are waiting')}.`,
  nothingWaits: (elsewhere: readonly (readonly [tab: string, count: number])[]) =>
    elsewhere.length === 0
      ? 'Nothing is waiting.'
      : `Nothing is waiting here; ${elsewhere.map(([tab, count]) => `${counted(count, 'waits', 'wait')} in ${tab}`).join(', ')}.`,
  forAnother: (count: number) => `${counted(count, 'appeal waits', 'appeals wait')} for another moderator, because you made the decision.`,
  // Promise R-072
  lead: 'You see the name something was published under, never the account behind it or who reported it. Others decide about what you wrote yourself; only the browser with its key knows that a made-up name is yours, so moderate from that browser.',
  how: 'What you see here, and what happens next',
  stages: { first: 'First look', second: 'Second look' } satisfies Record<Stage, string>,
  decidedTab: 'Decided',
  bans: {
    tab: 'Bans and silences',
    // Promise R-064
    lead: 'Accounts and names that cannot write, or cannot write, vote or report. You see the name the post was written under, never the account. The person who imposed a ban does not answer the appeal against it; an appeal against a silence is under Second look.',
    empty: 'There are no bans and no silences.',
    kinds: {
      // Promise F-07
      ban: { account: 'The account is banned', persona: 'This name is banned; it is not linked to any account' },
      silence: { account: 'Both names are silenced', persona: 'This name is silenced' },
    } satisfies Record<SanctionMeasure, Record<SanctionReach, string>>,
    returned: {
      ban: 'A new account of someone who deleted a banned one',
      silence: 'A new account of someone who deleted a silenced one',
    } satisfies Record<SanctionMeasure, string>,
    since: (day: string, until: string) => `since ${day}, ${until}`,
    until: (day: string) => `until ${day}`,
    forGood: 'until it is lifted',
    why: (rule: string) => `The rule: ${rule}.`,
    open: 'See the reason',
    appealed: 'The member has appealed',
    appeals: {
      none: 'No appeal.',
      open: 'The appeal is waiting for an answer.',
      granted: 'The appeal was granted.',
      rejected: 'The appeal was answered: the ban remains.',
    },
    answer: 'Answer to the member',
    answerHint: 'Optional, and sent only if the ban remains. Your name is not shown.',
    lift: { ban: 'Lift the ban', silence: 'Lift the silence' } satisfies Record<SanctionMeasure, string>,
    uphold: 'Leave the ban in place',
    yours: 'You imposed it. Another administrator answers the appeal; you can lift the ban.',
    own: 'This was not done: it is about you. Another administrator can lift it, or the host with npm run admin -- lift.',
    // Promise R-064
    lifted: { ban: 'The ban is lifted. The member is notified.', silence: 'The silence is lifted.' } satisfies Record<SanctionMeasure, string>,
    // Promise R-064
    upheld: 'The ban remains. The member is notified.',
    overtaken: 'This was changed in another tab or by another administrator. Reload the list to see.',
    appealWaits: 'This was not done: its author has appealed. Someone other than the moderator who imposed it answers under Second look.',
    failed: 'This did not arrive, or we got no answer. Please try again: it will not count twice.',
    again: 'Reload the list',
  },
  ownAppeals: {
    says: 'Its author says',
    restore: 'Restore it',
    takeBack: 'Undo it',
    // Promise R-064
    done: 'Undone. The appeal is granted, and its author is notified.',
    failed: 'This was not done: it has changed, or we got no answer. Reload the page to see.',
    // Promise R-064
    second: 'If nobody else moderates, they wait until an administrator invites a second moderator.',
  },
  team: 'Who moderates',
  notForYou: 'There is nothing for you at this address.',
  notForYouBecause: 'Moderators find their work here.',
  empty: 'Nothing waits here.',
  causes: {
    reports: 'Reported',
    words: 'Stopped because of its words',
    appeal: 'Its author asks for a second look',
    edit: 'Changed after a decision',
    moderator: 'Seen by a moderator',
  } satisfies Record<QueueCause, string>,
  openedOn: (day: string) => `since ${day}`,
  reporterWrote: 'A reporter wrote:',
  reportedAs: (rule: string, count: number) => `${rule}: ${counted(count, 'person', 'people')}`,
  onlyNewcomers: 'All from new accounts, or accounts that are not set up yet. These alone never hide anything.',
  notes: 'What they say',
  fromEmployer: {
    asked: (rule: string) => `The company itself says: ${rule}. That weighs nothing.`,
    again: 'The company asks for a second look at the decision to keep it:',
  },
  appealText: 'What its author says',
  beside: {
    appeal: 'Its author also asks for a second look at an earlier decision. That is decided separately, under Second look.',
    report: 'It also waits for a first look. That is decided separately, under First look.',
  },
  former: {
    keep: 'The first decision was to keep it.',
    remove: 'The first decision was to take it down.',
    lock: 'The first decision was to close it for comments.',
    unlock: 'The first decision was to open it for comments.',
    silence: 'The first decision was to silence its author.',
    unsilence: 'The first decision was to let its author write again.',
    ban: 'The first decision was to ban its author.',
    unban: 'The first decision was to lift a ban.',
    warn: 'The first decision was a warning.',
  } satisfies Record<LoggedDecision, string>,
  rule: 'Rule',
  note: 'Note, for moderators only',
  orderHint: 'Needed for this rule: which court, and the order number.',
  orderMissing: 'Nothing was decided: add which court ordered it, and the order number.',
  noteToAuthor: 'Note to its author',
  noteToAuthorHint: {
    first: (letters: number) =>
      `Optional, up to ${grouped(letters)} characters. Its author reads it next to the rule when you take it down. Your name is not shown.`,
    second: (letters: number) => `Optional, up to ${grouped(letters)} characters. Its author reads it next to the answer. Your name is not shown.`,
  } satisfies Record<Stage, (letters: number) => string>,
  verdicts: {
    first: { keep: 'Keep it', remove: 'Take it down', kept: 'It stays.', removed: 'Taken down. The ledger has a line for it.' },
    remove: {
      keep: 'Bring it back',
      remove: 'Leave it down',
      kept: 'It is no longer taken down. The ledger has a line for it.',
      removed: 'It stays down. The ledger has a line for it.',
    },
    lock: {
      keep: 'Open it for comments',
      remove: 'Leave it closed',
      kept: 'Comments are open. The ledger has a line for it.',
      removed: 'Comments stay closed.',
    },
    warn: { keep: 'Withdraw the warning', remove: 'Leave the warning', kept: 'The warning is withdrawn.', removed: 'The warning remains.' },
    silence: {
      keep: 'Let its author write again',
      remove: 'Leave the silence in place',
      kept: 'Its author can write again.',
      removed: 'The silence remains.',
    },
  } satisfies Record<'first' | Exclude<Measure, 'hide'>, Readonly<Record<Decision | 'kept' | 'removed', string>>>,
  confirming: {
    remove: { question: (rule: string) => `Take this down? The rule: ${rule}.`, yes: 'Yes, take it down' },
    keep: { question: 'Bring this back? Everyone can read it again, and the public ledger gets a line that stays.', yes: 'Yes, bring it back' },
    no: 'Not now',
  },
  conflict:
    'You cannot decide this: you decided it the first time, or wrote it yourself, or another moderator has decided it, or it is about a whole account and is for administrators.',
  yours: 'You wrote this. Another moderator decides.',
  overtaken: (decision: string, rule: string, when: string) =>
    `Another moderator decided this (${when}): ${decision}. The rule: ${rule}. Your note is below until you dismiss this.`,
  arrived: (decision: string, rule: string, when: string) =>
    `Your decision had arrived (${when}): ${decision}. The rule: ${rule}. Your note is below until you dismiss this.`,
  deleted: 'Its author has deleted this. There is nothing left to decide. Your note is below until you dismiss this.',
  putAway: 'Dismiss',
  open: 'Open the thread',
  underPost: 'Under the post',
  underDeleted: 'Under a post that its author deleted.',
  answers: 'In reply to',
  versions: (count: number) => `Earlier versions (${grouped(count)})`,
  versionUntil: (day: string) => `Published until ${day}. Struck-out words were removed, underlined words were added.`,
  wentWord: 'Removed:',
  cameWord: 'Added:',
  decisionsBefore: (count: number) => `Earlier decisions about it (${grouped(count)})`,
  removedBefore: (rules: string) => `Taken down before, under the same name: ${rules}.`,
  ruleCount: (rule: string, count: number) => `${rule} (${grouped(count)})`,
  filters: {
    fold: (chosen: number) => (chosen === 0 ? 'Filters and order' : `Filters and order (${grouped(chosen)})`),
    cause: 'Reason',
    anyCause: 'All',
    place: 'Community',
    anyPlace: 'All communities',
    order: 'Order',
    orders: { oldest: 'Longest waiting first', heaviest: 'Most serious reports first' } satisfies Record<QueueOrder, string>,
    counted: (name: string, count: number) => `${name} (${grouped(count)})`,
  },
  failed: 'The decision did not arrive, or we got no answer. Please try again: it will not count twice.',
  decisions: {
    keep: 'Stays',
    remove: 'Taken down',
    lock: 'Closed for comments',
    unlock: 'Opened for comments',
    warn: 'Warned',
    silence: 'Author silenced',
    unsilence: 'Author can write again',
    ban: 'Account banned',
    unban: 'Ban lifted',
  } satisfies Record<LoggedDecision, string>,
  lookedAgain: {
    remove: { keep: 'Brought back', remove: 'Stays down' },
    lock: { keep: 'Opened for comments again', remove: 'Stays closed for comments' },
    warn: { keep: 'Warning withdrawn', remove: 'Warning left in place' },
    silence: { keep: 'Silence lifted', remove: 'Silence left in place' },
  } satisfies Record<AppealableMeasure, Record<Decision, string>>,
  announced: 'to its author',
  mine: 'by you',
  more: 'Show more',
  kinds: titlesOfResources,

  ledger: {
    title: 'What was removed, and how the feed is ordered',
    // Promise F-04
    description: 'Every removal leaves a line here: the week, the rule, who asked, and whether it was looked at twice. No text, no author.',
    heading: 'What was removed',
    // Promise F-04
    lead: 'Each thing that was taken down leaves a line here: what it was, why, and who asked. No text, no author.',
    numbers: {
      since: (day: string | undefined) => (day ? `Since ${day}` : 'Since this site began'),
      removed: 'taken down',
      deleted: (count: number) => count > 0 && `Not counted: ${counted(count, 'thing', 'things')} that authors deleted themselves.`,
      forCompanies: 'at a company’s wish',
      asked: (count: number) => count > 0 && `Companies reported ${counted(count, 'review', 'reviews')}.`,
      kept: (count: number) => count > 0 && `${grouped(count)} stayed.`,
      restored: 'brought back',
      looked: 'After a moderator looked, or looked again.',
      appealed: (count: number) => count > 0 && `Authors asked for a second look ${counted(count, 'time', 'times')}.`,
      wishOfAll: {
        author: 'Authors asked for all of them.',
        reader: 'Readers reported all of them.',
        employer: 'Companies asked for all of them.',
        court: 'Courts ordered all of them.',
        automatic: 'All of them were stopped because of their words.',
        moderator: 'Moderators found all of them, without a report.',
      } satisfies Record<AskedBy, string>,
      wishes: 'At whose wish',
      sides: {
        author: 'Authors',
        reader: 'Readers',
        employer: 'Companies',
        court: 'Courts',
        automatic: 'Stopped because of its words',
        moderator: 'Moderators, without a report',
      } satisfies Record<AskedBy, string>,
    },
    removals: 'Taken down, newest first',
    moreRemovals: 'Show older',
    technical: 'Technical lines: every change, hashes and published keys',
    // Promise F-04
    chain:
      'Each line includes a hash of the line before it, so anyone who saved one can see if it, or a line before it, is changed later. Anyone who also saved the posts and comments can see if one disappears without a line. When an author deletes something, its line comes within a week, at a random moment, so that the lines do not show which texts had one author.',
    entries: (count: number) => counted(count, 'line', 'lines'),
    head: 'Latest hash',
    empty: 'Nothing has been taken down yet.',
    happened: {
      flagged: (what: string) => `${what} was hidden until a moderator has looked.`,
      removed: (what: string) => `${what} was taken down.`,
      restored: (what: string) => `${what} was brought back.`,
      deleted: (what: string) => `${what} was deleted by its author.`,
      appealed: (what: string) => `${what} had been taken down, and its author asked for a second look.`,
      upheld: (what: string) => `${what} stays down after a second look.`,
      locked: (what: string) => `${what} was closed for comments.`,
      unlocked: (what: string) => `${what} was opened for comments again.`,
      published: (what: string) => `${what} was published.`,
      asked: (what: string) => `${what} was reported by the company itself. It weighs nothing; a moderator decides.`,
      kept: (what: string) => `${what} stays. The company had reported it, and a moderator has looked.`,
      granted: (what: string) => `${what} was given to who asked for it, by an administrator.`,
      denied: (what: string) => `${what} was asked for, and an administrator refused.`,
      confirmed: (what: string) => `${what} has an email domain that an administrator confirmed.`,
    } satisfies Record<LedgerAction, (what: string) => string>,
    askedBy: {
      author: 'Its author asked for it.',
      reader: 'Readers reported it.',
      employer: 'An employer asked for it.',
      court: 'A court ordered it.',
      automatic: 'It was stopped because of its words.',
      moderator: 'A moderator found it, without a report.',
    } satisfies Record<AskedBy, string>,
    kinds: itemsOfLedger,
    kindIn: (kind: string, community: string) => `${kind} in “${community}”`,
    rule: (rule: string) => `The rule: ${rule}.`,
    weekOf: (monday: string) => `Week of ${monday}`,
    line: (sequence: number) => `Line ${grouped(sequence)}`,
    see: 'See it',
    seeLine: (sequence: number) => `See it: line ${grouped(sequence)}`,
    hash: 'Hash',
    heads: {
      heading: 'The last line of each day',
      // Promise F-04
      text: 'Save one of these, or this page. If the ledger is ever rewritten, or lines are moved to another day, the count, the number and the hash you saved will no longer match, no matter who did it. With “npm run verify-ledger -- --witness notes.json” a computer saves them for you, and compares them each time.',
      day: 'Day in India',
      count: 'Lines that day',
      last: 'Last line',
      more: 'Show earlier days',
    },
    more: 'Show older lines',
    // Promise F-04
    check: 'Check the chain on this device',
    checking: 'Checking',
    holds: (count: number) => `The chain is intact: ${counted(count, 'line was', 'lines were')} recalculated here, and all of them match.`,
    breaks: (sequence: number) => `The chain breaks at line ${grouped(sequence)}. Please report it.`,
    cannotCheck: 'This browser cannot calculate hashes on this page. npm run verify-ledger can.',
    hiding: {
      heading: 'When something is hidden',
      // Promise R-072
      text: ({ points, threshold, votesForAPoint, mostVotePoints, settledDays, fewestSettled, provenReports }: typeof reportRule) =>
        `A report has ${points.other} to ${points.threat} points by what it says: ${points.threat} for a threat, personal details, sexual content or a scam, ${points.harassment} for insults and hate, ${points.spam} for spam, ${points.other} for everything else. It counts in full if its member is settled: ${settledDays} days after the month in which they joined and finished onboarding, or for a made-up name with a key, as many days after its first post. Anyone newer counts a tenth, and a settled member twice after ${provenReports} reports that moderators agreed with. At ${threshold} points a post is hidden until a moderator has looked, but never by fewer than ${fewestSettled} settled members; for each ${votesForAPoint} upvotes one point more is needed, up to ${mostVotePoints}. An account counts once; so does a made-up name with a key, of which an account makes a new one every three months at most.`,
    },
    feed: {
      heading: 'How the feed is ordered',
      text: `A post starts with one point for every ${inWords(pointHours)} hours since 2020, so newer ones are higher. Each doubling of its votes is worth a point, each doubling of its comments half a point, and a question that people wait for half a point for each doubling of them, until someone answers. A community that you have joined is worth ${inWords(joinedPoints)} points. No more than ${inWords(mostInARow)} posts of one community come in a row.`,
      nothing: 'Nothing else counts: no ads, no payments, nothing you read elsewhere.',
    },
  },
};

export type ModerationWords = typeof words;
