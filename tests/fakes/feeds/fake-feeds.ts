import type { Community, CommunityKey } from '#core/communities/community.ts';
import { existing } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { FeedPage, FeedQuestion, Feeds, RelatedToCommunity, MyFigures } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

/** LATEST is newest first, FOR_YOU by votes; personalised feeds put joined communities first. */
export class FakeFeeds extends OverContent implements Feeds {
  async list(question: FeedQuestion, after?: string | null, pageSize?: number): Promise<FeedPage> {
    this.content.ask();
    const all = this.#posts(question);
    const [newest] = this.#posts({ ...question, order: 'LATEST' });
    return { ...pageOf(all, ({ postId }) => postId, after, pageSize), newest: newest ? `${JSON.stringify(question)}@${newest.postId}` : null };
  }

  async newSince(newest: string): Promise<number> {
    this.content.ask();
    const [question = '', postId] = newest.split('@');
    const posts = this.#posts({ ...(JSON.parse(question) as FeedQuestion), order: 'LATEST' });
    return Math.min(
      50,
      posts.findIndex((post) => post.postId === postId),
    );
  }

  async mine(after?: string | null, pageSize?: number): Promise<Page<Post>> {
    this.content.ask('member');
    return pageOf(this.#mine(), ({ postId }) => postId, after, pageSize);
  }

  async myFigures(): Promise<MyFigures> {
    this.content.ask('member');
    const mine = this.#mine();
    return {
      postsCount: mine.length,
      commentsCount: this.content.comments.filter(({ isMine, status }) => isMine && status !== 'DELETED').length,
      communitiesCount: this.content.communities.filter(({ isFollowed }) => isFollowed).length,
      flaggedCount: mine.filter(({ status }) => status === 'FLAGGED').length,
    };
  }

  async related(community: CommunityKey | null): Promise<RelatedToCommunity> {
    this.content.ask();
    const place = community && this.content.communities.find(({ entityId, slug }) => [entityId, slug].includes(community.key));
    const posts = this.#posts({ feedType: 'GENERIC', order: 'FOR_YOU', communityType: null, community });
    const isNear = (each: Community): boolean => !place || (each.category === place.category && each !== place);
    return {
      posts: posts.length > usualPageSize ? posts.slice(usualPageSize, usualPageSize + 5) : posts.slice(0, 5),
      communities: this.content.communities.filter(isNear).slice(0, 5),
    };
  }

  #mine(): readonly Post[] {
    return this.content.posts.filter(({ isMine, status }) => isMine && status !== 'DELETED');
  }

  #posts({ feedType, order, communityType, community }: FeedQuestion): readonly Post[] {
    if (feedType === 'PERSONALIZED') this.content.ask('member');
    const isAsked = ({ type, entityId, slug }: Community) => type === community?.type && [entityId, slug].includes(community.key);
    const place = community && existing(this.content.communities.find(isAsked));
    const shown = this.content.posts.filter(
      (post) =>
        post.status === 'LIVE' &&
        !this.content.hidden.has(post.postId) &&
        (!communityType || post.community.type === communityType) &&
        (!place || post.community.entityId === place.entityId),
    );
    if (order === 'LATEST') return shown;
    const isJoined = ({ community: { entityId } }: Post): boolean => this.content.communities.some((each) => each.entityId === entityId && each.isFollowed);
    const pointsOf = (post: Post): number => post.upVotes - post.downVotes + (feedType === 'PERSONALIZED' && isJoined(post) ? 1_000 : 0);
    return shown
      .toSorted((one, other) => pointsOf(other) - pointsOf(one))
      .map((post) => (isJoined(post) && feedType === 'PERSONALIZED' ? { ...post, why: ['joined'] } : post));
  }
}
