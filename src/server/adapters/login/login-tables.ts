import { accountId, bytes, day, flag, number, text, texts } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const identity = table('identity', {
  purpose: 'The login by which a member is recognised. Without the key nobody can tell from it who that is at the provider, or at which address.',
  ...ofAccount,
  countsAs: 'signIns',
  columns: {
    key: text(
      'A keyed hash of the provider and of the number it has for the person, or of the address that codes are mailed to, made with a key that is not in this database.',
      'the server',
      'keyed hash',
    ),
    account_id: accountId,
    is_provider: flag(
      'Whether it is an account at a provider that people have for themselves, and neither a mailbox nor an account of an organisation, which cost nothing.',
      'the server',
    ).generated(),
    proven_year: text(
      'The year in which it let the account count as a work or study address does, for an account that an organisation made.',
      'the server',
      'pattern',
    ).orNull(),
    made_on: day('The day this way to log in was first used.', 'operator').keptTo('month'),
  },
});

export const passkey = table('passkey', {
  purpose: 'The public halves of passkeys. The secret halves never leave the devices of the members.',
  ...ofAccount,
  countsAs: 'passkeys',
  columns: {
    id: text('A random name by which the member can delete the passkey.', 'the server', 'random name'),
    account_id: accountId,
    credential_id: text('The name that the device gave the passkey.', 'the server', 'device'),
    public_key: bytes('The public half, with which a signature of the secret half is checked.', 'the server', 'device'),
    counter: number('How often the device says that it was used, so that a copy may be noticed.', 'the server'),
    transports: texts('How the device can be reached, such as by USB.', 'the server', 'list'),
    is_synced: flag('Whether the device stores a copy elsewhere. The member sees it in their list.', 'the server'),
    browser: text('In which browser it was made, without its version. The member sees it in their list.', 'the server', 'list'),
    system: text('On which system it was made, without its version. The member sees it in their list.', 'the server', 'list'),
    made_on: day('The day it was made.', 'the server').keptTo('month'),
    last_used_on: day('The day it was last used.', 'the server').keptTo('month').orNull(),
  },
});

export const recoveryCode = table('recovery_code', {
  purpose: 'Codes that let a member in once, if everything else is lost.',
  ...ofAccount,
  countsAs: 'recoveryCodes',
  columns: {
    hash: text('A keyed hash of the code, made with a key that is not in this database. Only the member knows the code itself.', 'the server', 'keyed hash'),
    account_id: accountId,
    made_on: day('The day the code was made.', 'the server').keptTo('month'),
  },
});

export const spentNote = table('spent_note', {
  purpose: 'Values that were used and may be used only once, such as that of one attempt to log in.',
  kept: { for: 'days', days: 1 },
  datedBy: 'spent_on',
  columns: {
    hash: text('A hash of the random name of the attempt. It says nothing about who made it.', 'the server', 'random name'),
    spent_on: day('The day it was used.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    identity: typeof identity;
    passkey: typeof passkey;
    recovery_code: typeof recoveryCode;
    spent_note: typeof spentNote;
  }
}
