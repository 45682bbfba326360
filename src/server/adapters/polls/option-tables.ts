import type { OfferFacts } from '#core/offers/salary-offer.ts';
import { accountHash, flag, memberJson, number, text } from '../database/column.ts';
import { table, withAccount, withPost } from '../database/table.ts';

export const choice = table('choice', {
  purpose: 'Choices in a post: options of a poll, or salary offers.',
  kept: withPost,
  deletedWith: 'post',
  columns: {
    id: text('A random name.', 'everyone', 'random name'),
    post_id: text('The post.', 'everyone', 'random name'),
    place: number('The order in which they are shown.', 'everyone'),
    text: text('The option.', 'everyone', 'member').orNull(),
    offer: memberJson<OfferFacts>('The offer as it was when it was published.', 'everyone').orNull(),
    votes_count: number('How many chose it. Only all of a post together are read.', 'the server').generated().figure('one more'),
    shown_count: number('How many had chosen it when eight had voted last who never had: what is shown of it.', 'everyone').orNull().figure('voters'),
  },
});

export const choiceVote = table('choice_vote', {
  purpose: 'Votes of members in polls and among offers, one each. A vote stays counted when its row is deleted.',
  kept: withAccount,
  deletedWith: ['account', 'post'],
  countsAs: 'votes',
  columns: {
    post_id: text('The post.', 'the server', 'random name'),
    voter: accountHash('votes'),
    choice_id: text('The chosen option.', 'the server', 'random name').orNull(),
    before: text('The option that was chosen before, so that the difference can be counted.', 'the server', 'random name').orNull(),
    is_shown: flag('Whether its voter is among those with whom the shares were shown.', 'the server').generated(),
    is_counted: flag('Whether it is counted. While an account is banned, its votes are not.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    choice: typeof choice;
    choice_vote: typeof choiceVote;
  }
}
