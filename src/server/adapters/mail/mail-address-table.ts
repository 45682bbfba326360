import type { Language } from '#core/device/preferences.ts';
import { accountId, flag, moment, oneOf, text } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const mailAddress = table('mail_address', {
  purpose: 'The email address at which a member wants to hear from us, if they gave one. One that is not confirmed is deleted after seven days.',
  ...ofAccount,
  countsAs: 'subscriptions',
  columns: {
    account_id: accountId,
    sealed: text('The address, encrypted with a key that is not in this database.', 'the server', 'sealed'),
    language: oneOf<Language>('The language of emails to the member: that of the screen when they gave the address.', 'the server'),
    is_confirmed: flag('Whether its owner followed the link that was emailed there.', 'the server').generated(),
    next_at: moment('When the next weekly email is due, a random moment of a Sunday; or until when the address can be confirmed.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    mail_address: typeof mailAddress;
  }
}
