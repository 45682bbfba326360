import { fewestPeople } from '../crowds/fewest.ts';
import { folded, isQuotable, sentencesOf, topicsOf, type ReviewSentence, type SentencePlace } from './digest-sentences.ts';
import { digestTopics, type DigestTopic } from './digest-topics.ts';
import { quarterOfWeek } from './ratings.ts';

/** Limit on newest reviews read and on quotes of one side. */
export const mostDigested = 2_000;
export const mostQuotes = 3;

/** Agreement counts among likes, disagreement among dislikes. */
export const digestSides = ['likes', 'dislikes'] as const;
export type DigestSide = (typeof digestSides)[number];

export interface TopicCount {
  readonly topic: DigestTopic;
  readonly people: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly firstQuarter: string;
  readonly lastQuarter: string;
}

export interface DigestQuote {
  readonly reviewId: string;
  readonly text: string;
}

export interface QuotedTopic extends TopicCount {
  readonly liked: readonly DigestQuote[];
  readonly disliked: readonly DigestQuote[];
}

/** Agreement and disagreement in reviewers' own words (F-27). */
export interface ReviewDigest {
  readonly reviewsRead: number;
  readonly topics: readonly QuotedTopic[];
}

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

interface Mention extends ReviewSentence {
  readonly reviewId: string;
  readonly week: string;
  readonly side: DigestSide;
  readonly topics: number;
}

/** Needs five people per topic, most people first. Reviews and quotes come newest first. */
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

/** Prefers sentences with few topics, one per review, without repeats. */
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

export type TopicStand = 'good' | 'bad' | 'divided';

const agreed = 0.7;

export function standOf({ likes, dislikes }: Pick<TopicCount, 'likes' | 'dislikes'>): TopicStand {
  const share = likes / (likes + dislikes);
  return share >= agreed ? 'good' : share <= 1 - agreed ? 'bad' : 'divided';
}
