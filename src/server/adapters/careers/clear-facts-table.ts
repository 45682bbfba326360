import { accountId, memberJson, oneOf, text } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const clearFacts = table('clear_facts', {
  purpose: 'What careers and profile entries said before they are encrypted. The first start of this version encrypts them and empties the table.',
  ...ofAccount,
  countsAs: null,
  columns: {
    account_id: accountId,
    id: text('The random name of the career or the entry.', 'the server', 'random name'),
    of_table: oneOf<'career' | 'work_experience' | 'education'>('Which of them it is.', 'the server'),
    facts: memberJson<object>('What it said.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    clear_facts: typeof clearFacts;
  }
}
