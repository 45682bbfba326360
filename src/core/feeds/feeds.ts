import type { Community, CommunityKey, CommunityType } from '../communities/community.ts';
import type { Page } from '../page.ts';
import type { FeedOrder } from './feed-order.ts';
import type { Post } from '../posts/post.ts';

/** The feed for everyone, or the one by what the member has joined. */
export type FeedType = 'GENERIC' | 'PERSONALIZED';

/** The feed that is read: one of the two, one kind of community in it, or one community alone. */
export interface FeedQuestion {
  readonly feedType: FeedType;
  readonly order: FeedOrder;
  readonly communityType: CommunityType | null;
  readonly community: CommunityKey | null;
}

export const usualFeed: FeedQuestion = { feedType: 'GENERIC', order: 'FOR_YOU', communityType: null, community: null };

/** A page of a feed. `newest` is what to ask with for posts that have come since. */
export interface FeedPage extends Page<Post> {
  readonly newest: string | null;
}

/** The totals at the top of the member's own page. */
export interface MyFigures {
  readonly postsCount: number;
  readonly commentsCount: number;
  readonly communitiesCount: number;
  readonly flaggedCount: number;
}

/** The suggestions beside a community. */
export interface RelatedToCommunity {
  readonly posts: readonly Post[];
  readonly communities: readonly Community[];
}

/** Feeds: posts in an order, paged. */
export abstract class Feeds {
  abstract list(question: FeedQuestion, after?: string | null, pageSize?: number): Promise<FeedPage>;
  /** The count of posts that are newer than a page, up to 50. */
  abstract newSince(newest: string): Promise<number>;
  /** The member's own posts under either persona, with their moderation outcome. */
  abstract mine(after?: string | null, pageSize?: number): Promise<Page<Post>>;
  abstract myFigures(): Promise<MyFigures>;
  abstract related(community: CommunityKey | null): Promise<RelatedToCommunity>;
}

/** New posts are counted up to here. */
export const mostNewPosts = 50;
