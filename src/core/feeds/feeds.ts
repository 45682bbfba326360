import type { Community, CommunityKey, CommunityType } from '../communities/community.ts';
import type { Page } from '../page.ts';
import type { FeedOrder } from './feed-order.ts';
import type { Post } from '../posts/post.ts';

/** Feed for everyone, or by joined communities. */
export type FeedType = 'GENERIC' | 'PERSONALIZED';

export interface FeedQuestion {
  readonly feedType: FeedType;
  readonly order: FeedOrder;
  readonly communityType: CommunityType | null;
  readonly community: CommunityKey | null;
}

export const usualFeed: FeedQuestion = { feedType: 'GENERIC', order: 'FOR_YOU', communityType: null, community: null };

/** Page of posts; `newest` asks for later ones. */
export interface FeedPage extends Page<Post> {
  readonly newest: string | null;
}

export interface MyFigures {
  readonly postsCount: number;
  readonly commentsCount: number;
  readonly communitiesCount: number;
  readonly flaggedCount: number;
}

export interface RelatedToCommunity {
  readonly posts: readonly Post[];
  readonly communities: readonly Community[];
}

export abstract class Feeds {
  abstract list(question: FeedQuestion, after?: string | null, pageSize?: number): Promise<FeedPage>;
  abstract newSince(newest: string): Promise<number>;
  /** Own posts under either persona, with moderation outcomes. */
  abstract mine(after?: string | null, pageSize?: number): Promise<Page<Post>>;
  abstract myFigures(): Promise<MyFigures>;
  abstract related(community: CommunityKey | null): Promise<RelatedToCommunity>;
}

/** Counting stops here. */
export const mostNewPosts = 50;
