import { accountHash, number, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const vote = table('vote', {
  purpose: 'What members like and do not like, one vote each.',
  kept: withAccount,
  staysBecause: 'What was counted stays counted; without the account nobody can tell whose it was.',
  columns: {
    thing: text('The post or comment.', 'the server', 'random name'),
    voter: accountHash,
    kind: number('For or against, or taken back.', 'the server'),
    before: number('What it was before its last change, so that the difference can be counted.', 'the server').generated(),
  },
});
