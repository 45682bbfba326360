import { accountHash, flag, number, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const vote = table('vote', {
  purpose: 'Votes of members, up or down, one each. A vote stays counted when its row is deleted.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: 'votes',
  columns: {
    thing: text('The post or comment.', 'the server', 'random name'),
    voter: accountHash('votes'),
    kind: number('For or against, or taken back.', 'the server'),
    before: number('The vote before its last change, so that the difference can be counted.', 'the server').generated(),
    is_counted: flag('Whether it is counted. While an account is banned, its votes are not.', 'the server').generated(),
  },
});

export const keyedVoter = table('keyed_voter', {
  purpose: 'Members whose votes, requests, reports and views are sent with the key of their made-up name, so that none counts by their session as well.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: 'personaTokens',
  columns: { voter: accountHash('votes') },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    keyed_voter: typeof keyedVoter;
    vote: typeof vote;
  }
}
