import type { Appeal, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { SanctionMeasure, SanctionReach } from '#core/moderation/sanction.ts';
import { accountHash, day, flag, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const sanction = table('sanction', {
  purpose: 'Members that moderators have silenced and accounts that administrators have banned, each by the persona that wrote what led to it.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: null,
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    author_ref: personaKey('The persona that wrote what led to it.').orNull(),
    member: accountHash('bans').orNull(),
    persona_hash: text('A keyed hash of the persona whose silence continues from a deleted account, made only for this purpose.', 'the server', 'keyed hash')
      .ofOwner({ by: 'persona', purpose: 'silences' })
      .orNull(),
    measure: oneOf<SanctionMeasure>('Whether it is a silence, or a ban.', 'operator').generated(),
    covers: oneOf<SanctionReach>('Whether only this persona is silenced, or both of the account.', 'the server'),
    rule: oneOf<ModerationRule>('By which rule.', 'operator'),
    note: text('The note to the author.', 'operator', 'member').generated(),
    thing: text('The post or comment that led to it; empty if it continues from a deleted account.', 'the server', 'random name').orNull(),
    imposed_on: day('The day.', 'operator'),
    until: moment('When it ends by itself; if empty, it has to be lifted.', 'operator').orNull(),
    lifted_at: moment('When it was lifted.', 'operator').orNull(),
    appeal: oneOf<Appeal>('The state of an appeal against a ban.', 'operator').generated(),
    appeal_text: text('What the member says against a ban.', 'operator', 'member').orNull(),
    answer: text('The answer of an administrator to that.', 'operator', 'member').orNull(),
    changed_at: number('When it was imposed, answered or lifted, so that the member is notified once.', 'the server').generated(),
    votes_out: flag('Whether the votes of the account are taken out of the counts, as a ban does.', 'the server').generated(),
    decider: text('A keyed hash of the moderator, made with a key that is not in this database.', 'the server', 'keyed hash').naming({
      by: 'account',
      purpose: 'moderators',
    }),
  },
});

export const bannedIdentity = table('banned_identity', {
  purpose:
    'The login by which a banned or silenced account is recognised after it was deleted, so that a deletion is no way around either. It is stored until that ends, for a year at most, and leads to no other table.',
  kept: { for: 'days', days: 1 },
  datedBy: 'until',
  columns: {
    key: text(
      'A keyed hash of the login with a provider, a different one for a ban, for a silence of the account and for that of each name, made with a key that is not in this database.',
      'the server',
      'keyed hash',
    ),
    until: moment(
      'When it ends: with the end of a day in UTC, as its moment would show which decision it came with. The day after, the row is erased.',
      'the server',
    ),
    decider: text(
      'A keyed hash of the administrator who imposed the ban, who does not answer an appeal against it; empty for a silence.',
      'the server',
      'keyed hash',
    )
      .naming({ by: 'account', purpose: 'moderators' })
      .generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    banned_identity: typeof bannedIdentity;
    sanction: typeof sanction;
  }
}
