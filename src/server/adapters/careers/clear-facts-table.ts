import { accountId, memberJson, oneOf, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const clearFacts = table('clear_facts', {
  purpose: 'What careers and entries of profiles said before such is sealed. The first start of this version seals it and empties the table.',
  kept: withAccount,
  goesWith: 'account',
  countsAs: null,
  family: 'member',
  home: 'account_id',
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
