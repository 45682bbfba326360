import type { FeedReason } from '../posts/post.ts';

/** The order of a feed: by the published formula, or newest first. */
export type FeedOrder = 'FOR_YOU' | 'LATEST';

/** The facts that the rank of a post is computed from. */
export interface FeedFacts {
  readonly postedAtMs: number;
  readonly upVotes: number;
  readonly downVotes: number;
  readonly commentsCount: number;
  /** The count of members who requested an answer. */
  readonly requestsCount: number;
}

/**
 * The formula, as /transparency explains it. A post begins with one point for every twelve hours that have passed since 2020, so that newer
 * posts stand higher and none has to be counted again while time passes; each doubling of what people think of it and say about it is worth
 * one more point, that is twelve hours; and a community that one has joined is worth two points, that is a day.
 */
export const pointHours = 12;
const pointMs = pointHours * 3_600_000;
const since = Date.UTC(2020, 0, 1);

/** Points of a post for a reader who has joined its community, above those it has for everyone. */
export const joinedPoints = 2;

/** No more than so many posts of one community stand in a row. */
export const mostInARow = 2;

const isNewPoints = 2;

/** The rank score of a post: its points that are the same for everyone, in thousandths, so that no two machines round them differently. */
export const rankScore = (facts: FeedFacts): number =>
  Math.round(1_000 * ((facts.postedAtMs - since) / pointMs + votePoints(facts) + commentPoints(facts) + waitPoints(facts)));

/** More against than for it costs at most a day. */
function votePoints({ upVotes, downVotes }: FeedFacts): number {
  const sum = upVotes - downVotes;
  return sum >= 0 ? Math.log2(1 + sum) : -Math.min(2, Math.log2(1 - sum));
}

const commentPoints = ({ commentsCount }: FeedFacts): number => Math.log2(1 + commentsCount) / 2;

/** A question that people wait for is lifted while nobody has answered. */
const waitPoints = ({ requestsCount, commentsCount }: FeedFacts): number => (commentsCount === 0 ? Math.log2(1 + requestsCount) / 2 : 0);

/** The points of a post for one reader, in thousandths. */
export const placeFor = (rank: number, isJoined: boolean): number => rank + (isJoined ? 1_000 * joinedPoints : 0);

/** The reasons why a post is where it is, the heaviest first. It never tells the hour of a post. */
export function whyHere(facts: FeedFacts, isJoined: boolean, nowMs: number): readonly FeedReason[] {
  const age = (nowMs - facts.postedAtMs) / pointMs;
  const weights: readonly (readonly [FeedReason, number])[] = [
    ['joined', isJoined ? joinedPoints : 0],
    ['new', Math.max(0, isNewPoints - age)],
    ['voted', votePoints(facts) >= 2 ? votePoints(facts) : 0],
    ['discussed', commentPoints(facts) >= 1 ? commentPoints(facts) : 0],
    ['waiting', waitPoints(facts)],
  ];
  const found = weights.filter(([, points]) => points > 0).toSorted(([, one], [, other]) => other - one);
  return found.length > 0 ? found.map(([reason]) => reason) : ['other'];
}

/** Posts with no more than two of one community in a row, as far as the others allow; each moves as little as it must. */
export function varied<Item>(posts: readonly Item[], communityOf: (post: Item) => string): readonly Item[] {
  const waiting = [...posts];
  const shown: Item[] = [];
  while (waiting.length > 0) {
    const last = shown.slice(-mostInARow).map(communityOf);
    const isFull = last.length === mostInARow && last.every((each) => each === last[0]);
    const place = isFull ? waiting.findIndex((post) => communityOf(post) !== last[0]) : 0;
    shown.push(...waiting.splice(Math.max(0, place), 1));
  }
  return shown;
}
