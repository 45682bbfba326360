import type { Community, CommunityKey } from '#core/communities/community.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { FeedPage, FeedQuestion, Feeds, Interlinking, MyFigures } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';

/** Feeds over content in memory: newest first under LATEST, most votes first under FOR_YOU, joined communities before others when personalised. */
export class FakeFeeds implements Feeds {
  readonly content: FakeContent;

  constructor(content: FakeContent) {
    this.content = content;
  }

  async list(question: FeedQuestion, after?: string | null, pageSize = usualPageSize): Promise<FeedPage> {
    this.content.ask();
    const all = this.#posts(question);
    const [newest] = this.#posts({ ...question, order: 'LATEST' });
    return { ...this.#page(all, after, pageSize), newest: newest ? `${JSON.stringify(question)}@${newest.postId}` : null };
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

  async mine(after?: string | null, pageSize = usualPageSize): Promise<Page<Post>> {
    this.content.ask('member');
    return this.#page(
      this.content.posts.filter(({ isMine, status }) => isMine && status !== 'DELETED'),
      after,
      pageSize,
    );
  }

  async myFigures(): Promise<MyFigures> {
    this.content.ask('member');
    const mine = this.content.posts.filter(({ isMine, status }) => isMine && status !== 'DELETED');
    return {
      postsCount: mine.length,
      commentsCount: this.content.comments.filter(({ isMine, status }) => isMine && status !== 'DELETED').length,
      communitiesCount: this.content.communities.filter(({ isFollowed }) => isFollowed).length,
      flaggedCount: mine.filter(({ status }) => status === 'FLAGGED').length,
    };
  }

  async besides(community: CommunityKey | null): Promise<Interlinking> {
    this.content.ask();
    const place = community && this.content.communities.find(({ entityId, slug }) => [entityId, slug].includes(community.key));
    const isNear = (each: Community): boolean => !place || (each.category === place.category && each !== place);
    return {
      posts: this.#posts({ feedType: 'GENERIC', order: 'FOR_YOU', communityType: null, community }).slice(0, 5),
      communities: this.content.communities.filter(isNear).slice(0, 5),
    };
  }

  #posts({ feedType, order, communityType, community }: FeedQuestion): readonly Post[] {
    if (feedType === 'PERSONALIZED') this.content.ask('member');
    const place = community && this.content.communities.find(({ type, entityId, slug }) => type === community.type && [entityId, slug].includes(community.key));
    if (community && !place) throw new Failure('missing');
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

  #page(posts: readonly Post[], after: string | null | undefined, pageSize: number): Page<Post> {
    const start = after ? posts.findIndex(({ postId }) => postId === after) + 1 : 0;
    if (after && start === 0) throw new Failure('invalid', undefined, { code: 'CURSOR_INVALID' });
    const items = posts.slice(start, start + pageSize);
    return { items, next: start + items.length < posts.length ? (items.at(-1)?.postId ?? null) : null };
  }
}
