import type { Appeal, AskedBy, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { owedDays, type LedgerAction, type LedgerEvent } from '#core/moderation/ledger.ts';
import type { LoggedDecision, QueueCause, Stage } from '#core/moderation/moderations.ts';
import { newcomerTenths, provenTenths, type ReportReason } from '#core/moderation/report.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { accountHash, day, flag, moment, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const report = table('report', {
  purpose: 'Reports by members, one each. Once the account is deleted, a report says neither who filed it nor what they added.',
  kept: { for: 'days', days: 365 },
  datedBy: 'filed_on',
  staysBecause: 'A fault of a post is still one after the member who reported it has left.',
  columns: {
    thing: text('The post or comment.', 'operator', 'random name'),
    reporter: accountHash('reports'),
    reason: oneOf<ReportReason>('The reason of the report.', 'operator'),
    sealed_note: text(
      'The note of the reporter, which may quote a chat, encrypted with a key that is not in this database. Moderators read it.',
      'operator',
      'sealed',
    )
      .orNull()
      .wipedTo(null),
    note: text('The same unencrypted, if an earlier release stored it, until the next start.', 'the server', 'member').orNull(),
    filed_on: day('The day.', 'operator'),
    is_settled: flag('Whether a moderator has looked at the thing and left it.', 'operator').generated(),
    tenths: number('How much it weighs, by the age of the account and by earlier reports that moderators agreed with.', 'operator')
      .within(newcomerTenths, provenTenths)
      .generated(),
    is_reopened: flag('Whether the thing was changed since, so that the member may report it again.', 'operator').generated(),
  },
});

export const moderationItem = table('moderation_item', {
  purpose: 'Items that wait for a moderator, and decisions of moderators.',
  kept: { for: 'always', because: 'Decisions have to be accounted for. It says neither who wrote nor who reported.' },
  columns: {
    id: text('A random name.', 'operator', 'random name'),
    thing: text('The post or comment.', 'operator', 'random name'),
    thing_type: oneOf<ResourceType>('The kind it is of.', 'operator'),
    cause: oneOf<QueueCause>('Why it waits.', 'operator'),
    stage: oneOf<Stage>('Whether it is the first decision or a second look.', 'operator'),
    opened_on: day('The day it began to wait.', 'operator'),
    place: number('The order of those about one thing. Among those of one day it is shuffled every hour.', 'the server').computed(),
    suggested_rule: oneOf<ModerationRule>('The rule that most reports name.', 'operator'),
    appeal_text: text('The appeal of the author. It is deleted with the item that it is about.', 'operator', 'member').orNull(),
    former_decider: text('A keyed hash of the moderator who decided first, so that another moderator takes the second look.', 'the server', 'keyed hash')
      .naming({ by: 'account', purpose: 'moderators' })
      .orNull(),
    former: oneOf<LoggedDecision>('The first decision.', 'operator').orNull(),
    decision: oneOf<LoggedDecision>('Whether it stays, or the other measure that was taken.', 'operator').orNull(),
    rule: oneOf<ModerationRule>('The rule that was applied.', 'operator').orNull(),
    note: text('The note of the moderator.', 'operator', 'member').generated(),
    author_note: text('The note to the author. It is deleted with what it is about.', 'operator', 'member').generated(),
    decided_version: number(
      'The version that was decided about, so that there is only one warning about it, and another moderator decides otherwise only about other words.',
      'the server',
    ).orNull(),
    decided_on: day('The day of the decision.', 'operator').orNull(),
    decided_at: number('The moment of the decision, which other moderators read.', 'operator').orNull(),
    decider: text('A keyed hash of the moderator, made with a key that is not in this database.', 'the server', 'keyed hash')
      .naming({ by: 'account', purpose: 'moderators' })
      .orNull(),
  },
});

export const removal = table('removal', {
  purpose: 'The public record of everything that was taken down, without text and without author.',
  kept: { for: 'always', because: 'Each entry has the hash of the one before, so that nobody can remove one unseen by those who noted a later one.' },
  columns: {
    sequence: number('The number of the entry.', 'everyone'),
    week: text('The week.', 'everyone', 'product'),
    community: text('The community it was in.', 'everyone', 'product').orNull(),
    item_id: text('The thing, by its random name.', 'everyone', 'random name'),
    item_kind: oneOf<LedgerEvent['itemKind']>('The kind of the item.', 'everyone'),
    stars: number('For a review, its stars.', 'everyone').orNull(),
    action: oneOf<LedgerAction>('The action.', 'everyone'),
    rule: oneOf<ModerationRule>('By which rule.', 'everyone'),
    asked_by: oneOf<AskedBy>('The side that asked for it: author, reader, employer, court, a moderator, or nobody.', 'everyone'),
    appeal: oneOf<Appeal>('The state of a second look.', 'everyone'),
    previous_hash: text('The hash of the entry before.', 'everyone', 'product'),
    hash: text('The hash of this entry.', 'everyone', 'product'),
  },
});

export const ledgerHead = table('ledger_head', {
  purpose: 'The last entry of the removal ledger on each day, so that anyone can note it and notice a rewrite.',
  kept: { for: 'always', because: 'Witnesses compare it with the one they noted years ago.' },
  columns: {
    day: day('The day.', 'everyone'),
    sequence: number('The number of the last entry of that day.', 'everyone'),
    count: number('How many entries that day added.', 'everyone'),
    hash: text('The hash of that entry.', 'everyone', 'product'),
  },
});

export const owedLine = table('owed_line', {
  purpose:
    'Things that their author deleted and that the removal ledger does not show yet, each with its own random moment, so that lines of one deletion are not side by side. It names neither the author nor the act.',
  kept: {
    for: 'always',
    because: `A row is deleted as soon as its line is written, within ${owedDays} days, and never sooner, so that nothing is gone without a line.`,
  },
  columns: {
    item_id: text('The post or comment, by its random name.', 'the server', 'random name'),
    due: moment('The moment from which the line is written, chosen at random for each.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    ledger_head: typeof ledgerHead;
    moderation_item: typeof moderationItem;
    owed_line: typeof owedLine;
    removal: typeof removal;
    report: typeof report;
  }
}
