import { accountHash, number } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const decisionLook = table('decision_look', {
  purpose: 'When a member last looked at the decisions about what they wrote and reported, so that newer ones are marked.',
  kept: withAccount,
  goesWith: 'account',
  columns: {
    member: accountHash('decisions'),
    looked_at: number('The moment.', 'the server'),
  },
});
