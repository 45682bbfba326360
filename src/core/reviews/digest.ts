import { fewestPeople } from '../crowds/fewest.ts';
import { folded, isQuotable, sentencesOf, topicsOf, type ReviewSentence, type SentencePlace } from './digest-sentences.ts';
import { digestTopics, type DigestTopic } from './digest-topics.ts';
import { quarterOfWeek } from './ratings.ts';

/** The most reviews that a digest is made of, the newest, and the most sentences that it quotes of one side. */
export const mostDigested = 2_000;
export const mostQuotes = 3;

/** The sides of a review. What is named among the likes is agreed to, what is named among the dislikes is not. */
export const digestSides = ['likes', 'dislikes'] as const;
export type DigestSide = (typeof digestSides)[number];

/** What people say of one topic: how many name it, how many of them among the likes and among the dislikes, and in which quarters. */
export interface TopicCount {
  readonly topic: DigestTopic;
  readonly people: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly firstQuarter: string;
  readonly lastQuarter: string;
}

/** A sentence with the review it is in. */
export interface DigestQuote {
  readonly reviewId: string;
  readonly text: string;
}

export interface QuotedTopic extends TopicCount {
  readonly liked: readonly DigestQuote[];
  readonly disliked: readonly DigestQuote[];
}

/** What people agree on, and what they do not, in their own words (F-27). */
export interface ReviewDigest {
  /** How many reviews it is made of: all, or the newest. */
  readonly reviewsRead: number;
  readonly topics: readonly QuotedTopic[];
}

/** A sentence that is quoted, by where it is. */
export interface QuotePlace extends SentencePlace {
  readonly reviewId: string;
  readonly side: DigestSide;
}

export interface DigestedTopic extends TopicCount {
  readonly quotes: readonly QuotePlace[];
}

export interface DigestedReview {
  readonly reviewId: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly week: string;
}

/** A sentence about a topic, and of how many topics it speaks. */
interface Mention extends ReviewSentence {
  readonly reviewId: string;
  readonly week: string;
  readonly side: DigestSide;
  readonly topics: number;
}

/** The topics of reviews that five people speak of, most people first. The reviews come newest first, and so do the quotes. */
export function digestOf(reviews: readonly DigestedReview[]): readonly DigestedTopic[] {
  const mentions = new Map<DigestTopic, Mention[]>(digestTopics.map((topic) => [topic, []]));
  for (const { reviewId, week, ...texts } of reviews)
    for (const side of digestSides)
      for (const sentence of sentencesOf(texts[side])) {
        const topics = topicsOf(sentence.said);
        for (const topic of topics) mentions.get(topic)?.push({ ...sentence, reviewId, week, side, topics: topics.length });
      }
  return [...mentions]
    .map(([topic, of]) => digested(topic, of))
    .filter(({ people }) => people >= fewestPeople)
    .toSorted((one, other) => other.people - one.people || (one.topic < other.topic ? -1 : 1));
}

function digested(topic: DigestTopic, mentions: readonly Mention[]): DigestedTopic {
  const people = (of: readonly Mention[]): number => new Set(of.map(({ reviewId }) => reviewId)).size;
  const [likes, dislikes] = digestSides.map((side) => mentions.filter((mention) => mention.side === side));
  const quarters = mentions.map(({ week }) => quarterOfWeek(week)).toSorted();
  return {
    topic,
    people: people(mentions),
    likes: people(likes ?? []),
    dislikes: people(dislikes ?? []),
    firstQuarter: quarters[0] ?? '',
    lastQuarter: quarters.at(-1) ?? '',
    quotes: [...quotesOf(likes ?? []), ...quotesOf(dislikes ?? [])],
  };
}

/** The sentences that speak of little else, one of a review, and none that says the same as another. */
function quotesOf(mentions: readonly Mention[]): readonly QuotePlace[] {
  const [reviews, said] = [new Set<string>(), new Set<string>()];
  const quotes: QuotePlace[] = [];
  for (const mention of mentions.filter(isQuotable).toSorted((one, other) => one.topics - other.topics)) {
    const { reviewId, side, start, length } = mention;
    const words = folded(mention.said);
    if (reviews.has(reviewId) || said.has(words)) continue;
    quotes.push({ reviewId, side, start, length });
    if (quotes.length === mostQuotes) break;
    reviews.add(reviewId);
    said.add(words);
  }
  return quotes;
}

/** How people stand to a topic: most like it, most do not, or they are divided. */
export type TopicStand = 'good' | 'bad' | 'divided';

/** The share of all who take a side from which they agree. */
const agreed = 0.7;

export function standOf({ likes, dislikes }: Pick<TopicCount, 'likes' | 'dislikes'>): TopicStand {
  const share = likes / (likes + dislikes);
  return share >= agreed ? 'good' : share <= 1 - agreed ? 'bad' : 'divided';
}
