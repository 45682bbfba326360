import type { FeedReason } from '../posts/post.ts';

/** Published formula, or newest first. */
export type FeedOrder = 'FOR_YOU' | 'LATEST';

export interface FeedFacts {
  readonly postedAtMs: number;
  readonly upVotes: number;
  readonly downVotes: number;
  readonly commentsCount: number;
  readonly requestsCount: number;
}

/** Formula explained in /transparency: a point per twelve hours of newness and per doubling of response. */
export const pointHours = 12;
const pointMs = pointHours * 3_600_000;
const since = Date.UTC(2020, 0, 1);

export const joinedPoints = 2;

export const mostInARow = 2;

const isNewPoints = 2;

/** Points common to all readers, in integer thousandths to avoid rounding differences. */
export const rankScore = (facts: FeedFacts): number =>
  Math.round(1_000 * ((facts.postedAtMs - since) / pointMs + votePoints(facts) + commentPoints(facts) + waitPoints(facts)));

function votePoints({ upVotes, downVotes }: FeedFacts): number {
  const sum = upVotes - downVotes;
  return sum >= 0 ? Math.log2(1 + sum) : -Math.min(2, Math.log2(1 - sum));
}

const commentPoints = ({ commentsCount }: FeedFacts): number => Math.log2(1 + commentsCount) / 2;

/** Lifts an awaited question until the first answer. */
const waitPoints = ({ requestsCount, commentsCount }: FeedFacts): number => (commentsCount === 0 ? Math.log2(1 + requestsCount) / 2 : 0);

/** Points for one reader, in thousandths. */
export const placeFor = (rank: number, isJoined: boolean): number => rank + (isJoined ? 1_000 * joinedPoints : 0);

/** Heaviest reason first, never revealing the hour of a post. */
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

/** Limits runs of one community, moving each post as little as possible. */
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
