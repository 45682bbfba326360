import type { OwnCommunity } from '#core/communities/own-communities.ts';
import { usualFeed } from '#core/feeds/feeds.ts';
import type { CompanyNews } from '#core/followers/company-news.ts';
import { discussedIn, postsLookedThrough, type HomeReview } from '#core/home/home-page.ts';
import { homeNewsOf, ownInTwo, type OwnHome } from '#core/home/own-home.ts';
import type { OwnHomes } from '#core/home/own-homes.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeFeeds } from '#tests/fakes/feeds/fake-feeds.ts';

export class FakeOwnHomes implements OwnHomes {
  readonly content: FakeContent;
  news: readonly CompanyNews[];
  reviews: readonly HomeReview[];
  /** Place of the last news shown in this browser. */
  shown = 0;

  constructor(content: FakeContent, { news = [], reviews = [] }: { readonly news?: readonly CompanyNews[]; readonly reviews?: readonly HomeReview[] } = {}) {
    this.content = content;
    this.news = news;
    this.reviews = reviews;
  }

  async own(): Promise<OwnHome> {
    this.content.ask('member');
    const { items } = await new FakeFeeds(this.content).list({ ...usualFeed, feedType: 'PERSONALIZED' }, null, postsLookedThrough);
    return { ...ownInTwo(this.#joined), news: homeNewsOf(this.news, this.shown), discussed: discussedIn(items), reviews: this.reviews };
  }

  get #joined(): readonly OwnCommunity[] {
    return this.content.communities.flatMap(({ type, slug, name, names, logo, category, isFollowed }) =>
      isFollowed && type !== 'industry' ? [{ type, entityId: slug, name, names, logo, category }] : [],
    );
  }
}
