import type { DigestTopic } from '#core/reviews/digest-topics.ts';
import type { DigestSide } from '#core/reviews/digest.ts';
import { companyId, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const reviewTopic = table('review_topic', {
  purpose: 'How many reviews of a company mention one thing, and on which side.',
  kept: { for: 'always', because: 'It is made again from the reviews that are shown whenever one is added or removed, and says nothing about any one person.' },
  spread: 'by company',
  columns: {
    company_id: companyId,
    topic: oneOf<DigestTopic>('The thing.', 'everyone'),
    people: number('How many mention it.', 'everyone').figure('proven rows'),
    likes: number('How many name it among the likes.', 'everyone').figure('proven rows'),
    dislikes: number('How many name it among the dislikes.', 'everyone').figure('proven rows'),
    first_quarter: text('The quarter of the oldest of these reviews.', 'everyone', 'pattern'),
    last_quarter: text('The quarter of the newest.', 'everyone', 'pattern'),
  },
});

export const reviewQuote = table('review_quote', {
  purpose: 'Which sentences of reviews are quoted for what they mention. The words themselves are only in the review.',
  kept: { for: 'always', because: 'It is deleted with the review.' },
  deletedWith: 'review',
  spread: 'by company',
  columns: {
    company_id: companyId,
    topic: oneOf<DigestTopic>('What it mentions.', 'everyone'),
    side: oneOf<DigestSide>('The text of the review that it is in.', 'everyone'),
    place: number('Its place among the quotes.', 'everyone'),
    review_id: text('The review.', 'everyone', 'random name'),
    version: number('The version of the review that it was found in: it is quoted from no other.', 'the server'),
    start: number('The character it begins at.', 'the server'),
    length: number('How many characters it has.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    review_quote: typeof reviewQuote;
    review_topic: typeof reviewTopic;
  }
}
