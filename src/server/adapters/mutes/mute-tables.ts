import type { MuteKind } from '#core/moderation/mutes.ts';
import { accountHash, oneOf, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const mute = table('mute', {
  purpose: 'Personas that members do not want to read: a made-up name in all that it writes, a designation in one post, comment or conversation.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: 'mutes',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    muter: accountHash('mutes'),
    author_ref: text('The persona that is not read.', 'the server', 'keyed hash').naming({ by: 'persona' }),
    thing: text(
      'For a designation, the one post or comment that is not read, or a keyed hash of the conversation; empty for a made-up name.',
      'the server',
      'random name',
    ).generated(),
    kind: oneOf<MuteKind>('Whether it is muted or blocked.', 'the server'),
  },
});

export const block = table('block', {
  purpose: 'Personas that may not reply or write to a member: a made-up name anywhere, a designation on one page or in one conversation.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: null,
  columns: {
    blocker: text('A keyed hash of the persona that is written to.', 'the server', 'keyed hash').ofOwner({ by: 'persona', purpose: 'block' }),
    author_ref: text('The persona that may not write.', 'the server', 'keyed hash').naming({ by: 'persona' }),
    place: text(
      'A keyed hash of the one post, comment or conversation in which a designation was blocked; empty for a made-up name.',
      'the server',
      'keyed hash',
    ).generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    block: typeof block;
    mute: typeof mute;
  }
}
