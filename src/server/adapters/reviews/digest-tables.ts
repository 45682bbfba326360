import type { DigestTopic } from '#core/reviews/digest-topics.ts';
import type { DigestSide } from '#core/reviews/digest.ts';
import { companyId, number, oneOf, text } from '../database/column.ts';
import { ofCompany, table } from '../database/table.ts';

export const reviewTopic = table('review_topic', {
  purpose: 'How many reviews of a company speak of one thing, and on which side.',
  kept: { for: 'always', because: 'It is made anew of the reviews that are shown whenever one comes or goes, and says nothing of any one person.' },
  ...ofCompany,
  columns: {
    company_id: companyId,
    topic: oneOf<DigestTopic>('The thing.', 'everyone'),
    people: number('How many speak of it.', 'everyone'),
    likes: number('How many name it among the likes.', 'everyone'),
    dislikes: number('How many name it among the dislikes.', 'everyone'),
    first_quarter: text('The quarter of the oldest of these reviews.', 'everyone', 'pattern'),
    last_quarter: text('The quarter of the newest.', 'everyone', 'pattern'),
  },
});

export const reviewQuote = table('review_quote', {
  purpose: 'Which sentences of reviews are quoted for what they speak of. The words are in the review alone.',
  kept: { for: 'always', because: 'It goes with the review.' },
  goesWith: 'review',
  ...ofCompany,
  columns: {
    company_id: companyId,
    topic: oneOf<DigestTopic>('What it speaks of.', 'everyone'),
    side: oneOf<DigestSide>('The text of the review that it stands in.', 'everyone'),
    place: number('Its place among the quotes.', 'everyone'),
    review_id: text('The review.', 'everyone', 'random name'),
    version: number('The version of the review that it was found in: it is quoted of no other.', 'the server'),
    start: number('The letter it begins at.', 'the server'),
    length: number('How many letters it has.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    review_quote: typeof reviewQuote;
    review_topic: typeof reviewTopic;
  }
}
