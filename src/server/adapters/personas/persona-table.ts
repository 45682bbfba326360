import type { ProfileType } from '#core/personas/profile-type.ts';
import { flag, oneOf, personaKey, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const persona = table('persona', {
  purpose: 'The personas that members write under. No column tells whose they are.',
  kept: withAccount,
  goesWith: 'account',
  countsAs: null,
  family: 'persona',
  home: 'ref',
  columns: {
    /** `Secrets.personaOf` makes it from the account; of a made-up name it is the public key. */
    ref: personaKey(
      'Of a made-up name its public key: no account is known to it. Of what a member works as a keyed hash of the account, made with a key that does not lie in this database.',
    ),
    kind: oneOf<ProfileType>('Whether it is the made-up name or what the member works as.', 'everyone'),
    name: text('The made-up name, or what the member works as.', 'everyone', 'member'),
    /** Normalized form of a made-up name, by which two are the same; none under DESIGNATION, where many share one. */
    name_key: text('The shape of the made-up name at a glance, so that nobody gets one that looks the same.', 'the server', 'sanitized name').orNull(),
    /** The picture as `avatarUriOf` writes it. */
    avatar: text('Which picture of the shared pool stands beside it.', 'everyone', 'list').orNull(),
    is_verified: flag(
      'Whether the employer or college is confirmed. It is shown beside what the member works as, never beside a made-up name.',
      'everyone',
    ).generated(),
    /** Whether its owner’s account is deactivated, so that it is shown to nobody. */
    is_hidden: flag('Whether its owner’s account is deactivated, so that it is shown to nobody.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    persona: typeof persona;
  }
}
