import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { SanctionReach } from '#core/moderation/sanction.ts';
import { day, moment, oneOf, personaKey, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const sanction = table('sanction', {
  purpose: 'Members that moderators have silenced for a time, each by the persona that wrote what it is for.',
  kept: withAccount,
  goesWith: 'account',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    author_ref: personaKey('The persona that wrote what it is for.'),
    covers: oneOf<SanctionReach>('Whether this persona alone is silenced, or both of the account.', 'the server'),
    rule: oneOf<ModerationRule>('By which rule.', 'operator'),
    note: text('The note to the author.', 'operator', 'member').generated(),
    thing: text('The post or comment that it is for.', 'the server', 'random name'),
    imposed_on: day('The day.', 'operator'),
    until: moment('When it ends by itself; where there is none, it has to be lifted.', 'operator').orNull(),
    lifted_at: moment('When it was lifted.', 'operator').orNull(),
    decider: text('A keyed hash of the moderator, made with a key that does not lie in this database.', 'the server', 'keyed hash').naming({
      by: 'account',
      purpose: 'moderators',
    }),
  },
});
