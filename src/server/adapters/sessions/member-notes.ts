import type { Retention } from '#core/privacy/data-map.ts';
import type { TableNote } from '../database/data-note.ts';
import type { MemberTables } from './member-tables.ts';

const asLongAsTheAccount: Retention & { for: 'always' } = { for: 'always', because: 'It goes with the account, when the member deletes it.' };
const whose = ['Whose it is, by the random name of the account.', 'the server'] as const;

/** What is kept of members and of how they sign in. Nowhere is a name, a mail address, a telephone number or a network address (F-16). */
export const memberNotes: { readonly [Table in keyof MemberTables]: TableNote<MemberTables[Table]> } = {
  account: {
    purpose: 'The members. What they write without a name is not kept with them.',
    kept: asLongAsTheAccount,
    columns: {
      id: ['A random name that only the member themselves is told.', 'the server'],
      display_name: ['A made-up name. It is never taken from where somebody signed in.', 'the server'],
      is_reader: ['Whether the member finished becoming a reader.', 'the server'],
      is_writer: ['Whether the member finished becoming a writer.', 'the server'],
      role: ['Whether the member also moderates.', 'the server'],
      naukri_user: ['Whether the member has an account at the job portal.', 'the server'],
      made_on: ['The day the account was made.', 'operator'],
      resting_since: ['The day since which the member rests and is hidden.', 'operator'],
    },
  },
  identity: {
    purpose: 'By which sign-in a member is known again. Nobody can read from it who that is at the provider.',
    kept: asLongAsTheAccount,
    columns: {
      key: ['A sum of the provider and of the number it has for the person, made with a key that does not lie in this database.', 'the server'],
      account_id: whose,
      made_on: ['The day this way of signing in was first used.', 'operator'],
    },
  },
  session: {
    purpose: 'The browsers in which members are signed in, so that they can see them and end them.',
    kept: { for: 'days', days: 31 },
    datedBy: 'used_on',
    columns: {
      id: ['A random name by which the member can end the session.', 'the server'],
      account_id: whose,
      handle_hash: ['A sum of the part of the tokens that stays the same.', 'the server'],
      access_hashes: ['Sums of the tokens that are good now.', 'the server'],
      former_access_hashes: ['Sums of the tokens before them, which are good for ten seconds more.', 'the server'],
      refresh_hashes: ['Sums of the tokens that can be changed for new ones.', 'the server'],
      former_refresh_hashes: ['Sums of those before them, by which a copied token is noticed.', 'the server'],
      changed_at: ['When the tokens were last changed.', 'the server'],
      access_ends_at: ['When the tokens have to be changed at the latest.', 'the server'],
      ends_at: ['When the session ends unless it is used.', 'the server'],
      source: ['With which provider, or with what else, the member signed in. They see it in their list of sessions.', 'the server'],
      browser: ['Which browser it is, without its version. The member sees it in their list of sessions.', 'the server'],
      system: ['Which system it runs on, without its version. The member sees it in their list of sessions.', 'the server'],
      signed_in_at: ['When the member signed in. They see it in their list of sessions.', 'the server'],
      used_on: ['The day the session was last used. The member sees it in their list of sessions.', 'the server'],
    },
  },
  passkey: {
    purpose: 'The public halves of passkeys. The secret halves never leave the devices of the members.',
    kept: asLongAsTheAccount,
    columns: {
      id: ['A random name by which the member can delete the passkey.', 'the server'],
      account_id: whose,
      credential_id: ['The name that the device gave the passkey.', 'the server'],
      public_key: ['The public half, with which a signature of the secret half is checked.', 'the server'],
      counter: ['How often the device says that it was used, by which a copy may be noticed.', 'the server'],
      transports: ['How the device can be reached, such as by USB.', 'the server'],
      is_synced: ['Whether the device keeps a copy elsewhere. The member sees it in their list.', 'the server'],
      browser: ['In which browser it was made, without its version. The member sees it in their list.', 'the server'],
      system: ['On which system it was made, without its version. The member sees it in their list.', 'the server'],
      made_on: ['The day it was made.', 'the server'],
      last_used_on: ['The day it was last used.', 'the server'],
    },
  },
  recovery_code: {
    purpose: 'Which codes let a member in once, should everything else be lost.',
    kept: asLongAsTheAccount,
    columns: {
      hash: ['A sum of the code, made with a key that does not lie in this database. The code itself is known to the member alone.', 'the server'],
      account_id: whose,
      made_on: ['The day the code was made.', 'the server'],
    },
  },
  spent_note: {
    purpose: 'What may be used only once and was, such as one attempt to sign in.',
    kept: { for: 'days', days: 1 },
    datedBy: 'spent_on',
    columns: {
      hash: ['A sum of the random name of the attempt. It says nothing about who made it.', 'the server'],
      spent_on: ['The day it was used.', 'the server'],
    },
  },
};
