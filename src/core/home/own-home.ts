import type { OwnCommunity } from '../communities/own-communities.ts';
import type { CompanyNews } from '../followers/company-news.ts';
import type { DiscussedPost, HomeReview } from './home-page.ts';

export const mostOwnCommunities = 8;

export const mostHomeNews = 3;

export interface HomeNews extends Pick<CompanyNews, 'id' | 'name' | 'urlName' | 'title' | 'notedOn'> {
  /** New to this browser. */
  readonly isNew: boolean;
}

export interface OwnHome {
  /** Joined topics and departments; followed companies are separate. */
  readonly communities: readonly OwnCommunity[];
  readonly companies: readonly OwnCommunity[];
  readonly news: readonly HomeNews[];
  /** Discussions in the member's communities and elsewhere, without muted authors. */
  readonly discussed: readonly DiscussedPost[];
  readonly reviews: readonly HomeReview[];
}

export const ownInTwo = (joined: readonly OwnCommunity[]): Pick<OwnHome, 'communities' | 'companies'> => ({
  communities: joined.filter(({ type }) => type !== 'company').slice(0, mostOwnCommunities),
  companies: joined.filter(({ type }) => type === 'company').slice(0, mostOwnCommunities),
});

/** Marks news beyond the last one this browser has shown. */
export const homeNewsOf = (news: readonly CompanyNews[], shown: number): readonly HomeNews[] =>
  news.slice(0, mostHomeNews).map(({ id, name, urlName, title, notedOn, place }) => ({ id, name, urlName, title, notedOn, isNew: place > shown }));
