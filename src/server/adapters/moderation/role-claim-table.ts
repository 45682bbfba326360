import type { GrantedRole } from '#core/moderation/member-role.ts';
import { accountId, day, moment, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const roleClaim = table('role_claim', {
  purpose: 'Links by which an account becomes moderator or administrator, once each.',
  kept: { for: 'days', days: 2 },
  datedBy: 'made_on',
  deletedWith: 'account',
  countsAs: 'roleClaims',
  columns: {
    account_id: accountId.orNull(),
    token_hash: text('A hash of the random text in the link. The link cannot be made from it.', 'the server', 'random name'),
    role: oneOf<GrantedRole>('The role that it gives.', 'the server'),
    made_on: day('The day it was made.', 'the server'),
    ends_at: moment('When it can no longer be used.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    role_claim: typeof roleClaim;
  }
}
