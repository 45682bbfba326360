import type { Language } from '#core/device/preferences.ts';
import { accountId, flag, moment, oneOf, text } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const mailAddress = table('mail_address', {
  purpose: 'To which address a member wants to be written, where they gave one. One that is not confirmed goes after seven days.',
  ...ofAccount,
  countsAs: 'subscriptions',
  columns: {
    account_id: accountId,
    sealed: text('The address, sealed with a key that does not lie in this database.', 'the server', 'sealed'),
    language: oneOf<Language>('In which language the member is written to, as the screen was when they gave the address.', 'the server'),
    is_confirmed: flag('Whether its owner followed the link that was mailed there.', 'the server').generated(),
    next_at: moment('When the next weekly mail is due, a moment of a Sunday that was drawn by lot; or until when the address can be confirmed.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    mail_address: typeof mailAddress;
  }
}
