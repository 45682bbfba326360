import { accountHash, number } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const decisionLook = table('decision_look', {
  purpose: 'The newest decision that a member has looked at, about what they wrote or reported, so that newer ones are marked.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: 'decisionLooks',
  columns: {
    member: accountHash('decisions'),
    looked_at: number('The end of the day of that decision, or on that day a random moment since; neither its moment nor that of looking.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    decision_look: typeof decisionLook;
  }
}
