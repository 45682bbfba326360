import { receiptYears, type DeletionReceipt } from '#core/account/account-deletion.ts';
import type { MemberRole } from '#core/moderation/member-role.ts';
import { day, flag, json, oneOf, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const account = table('account', {
  purpose: 'The members. What they write without a name is not stored with them.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: 'account',
  columns: {
    id: text('A random name that is shown only to the member.', 'the server', 'random name').ofOwner({ by: 'id' }),
    display_name: text(
      'A made-up name. Administrators see those of one another and of moderators. It is never taken from the login provider.',
      'operator',
      'member',
    ),
    is_reader: flag('Whether the member finished becoming a reader.', 'the server').generated(),
    is_writer: flag('Whether the member finished becoming a writer.', 'the server').generated(),
    role: oneOf<MemberRole>('Whether the member also moderates, or also decides who does.', 'the server').generated(),
    naukri_user: flag('Whether the member has an account at the job portal.', 'the server').generated(),
    browser_key: text(
      'What browsers in which the account was logged in are known by, so that its member is told of a login elsewhere. It goes with the account, and changes when another device is logged out; none before the first login.',
      'the server',
      'random name',
    ).orNull(),
    made_on: day('The day the account was made.', 'operator').keptTo('month', 'last'),
    resting_since: day('The day since which the account is deactivated and its member hidden.', 'operator').keptTo('month').orNull(),
  },
});

export const deletionReceipt = table('deletion_receipt', {
  purpose: 'Receipts of deleted accounts, each for the person who has its number. They name nobody.',
  kept: { for: 'days', days: 365 * receiptYears },
  datedBy: 'deleted_on',
  columns: {
    number_hash: text('A hash of the number, which only the former member knows.', 'the server', 'keyed hash'),
    deleted_on: day('The day of the deletion.', 'operator'),
    deleted: json<DeletionReceipt['deleted']>('Counts of the deleted things, by kind.', 'operator', 'product'),
    left_behind: json<DeletionReceipt['left']>('Kinds of things that stayed, and why.', 'operator', 'product'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    account: typeof account;
    deletion_receipt: typeof deletionReceipt;
  }
}
