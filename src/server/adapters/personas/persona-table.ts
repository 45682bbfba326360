import type { ProfileType } from '#core/personas/profile-type.ts';
import { flag, oneOf, personaKey, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const persona = table('persona', {
  purpose: 'The names that members write under (personas), a designation only once something was written under it. No column says whose they are.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: null,
  columns: {
    /** Derived from the account by `Secrets.personaOf`; the public key for a made-up name. */
    ref: personaKey(
      'For a made-up name, its public key, which is not linked to any account. For a designation, a keyed hash of the account, made with a key that is not in this database.',
    ),
    kind: oneOf<ProfileType>('Whether it is a made-up name or a designation.', 'everyone'),
    name: text('The made-up name, or the designation.', 'everyone', 'member'),
    /** Normalised made-up name for comparison; null for DESIGNATION, which many share. */
    name_key: text('The shape of the made-up name at a glance, so that nobody gets one that looks the same.', 'the server', 'sanitized name').orNull(),
    avatar: text('Which picture of the shared pool is shown beside it.', 'everyone', 'list').orNull(),
    is_verified: flag('Whether the employer or college is confirmed. It is shown beside a designation, never beside a made-up name.', 'everyone').generated(),
    is_hidden: flag('Whether its owner’s account is deactivated, so that it is shown to nobody.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    persona: typeof persona;
  }
}
