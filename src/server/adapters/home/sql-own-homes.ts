import { usualFeed } from '#core/feeds/feeds.ts';
import { discussedIn, homeReviewOf, mostHomeReviews, postsLookedThrough } from '#core/home/home-page.ts';
import { homeNewsOf, ownInTwo, type OwnHome } from '#core/home/own-home.ts';
import type { OwnHomes } from '#core/home/own-homes.ts';
import { latestReviews } from '#core/reviews/review-search.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { SqlOwnCommunities } from '../communities/sql-own-communities.ts';
import { SqlFeeds } from '../feeds/sql-feeds.ts';
import { followedNews } from '../followers/followed-news.ts';
import { SqlReviews } from '../reviews/sql-reviews.ts';

export class SqlOwnHomes implements OwnHomes {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async own(): Promise<OwnHome> {
    const scope = this.#scope.member;
    const joined = await new SqlOwnCommunities(scope).own();
    const news = await followedNews(scope);
    const posts = await new SqlFeeds(scope).top({ ...usualFeed, feedType: 'PERSONALIZED' }, postsLookedThrough);
    const { items: reviews } = await new SqlReviews(scope).latest(latestReviews, null, mostHomeReviews);
    return {
      ...ownInTwo(joined),
      // Without a browser nobody knows what was shown: none of it is called new.
      news: homeNewsOf(news, scope.newsJar?.shownNews() ?? Infinity),
      discussed: discussedIn(posts),
      reviews: reviews.map(homeReviewOf),
    };
  }
}
