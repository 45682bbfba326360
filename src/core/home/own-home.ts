import type { OwnCommunity } from '../communities/own-communities.ts';
import type { CompanyNews } from '../followers/company-news.ts';
import type { DiscussedPost, HomeReview } from './home-page.ts';

/** The most communities, and the most companies, that a member is shown on the first page of those they joined. */
export const mostOwnCommunities = 8;

/** The most news of companies that a member follows on the first page. */
export const mostHomeNews = 3;

/** News of a company, as the first page tells it. */
export interface HomeNews extends Pick<CompanyNews, 'id' | 'name' | 'urlName' | 'title' | 'notedOn'> {
  /** Whether this browser has not shown it yet. */
  readonly isNew: boolean;
}

/** The part of the first page that is of one member alone. */
export interface OwnHome {
  /** The topics and departments that the member has joined, and the companies that they follow. */
  readonly communities: readonly OwnCommunity[];
  readonly companies: readonly OwnCommunity[];
  /** The news of those companies, newest first. */
  readonly news: readonly HomeNews[];
  /** What is being discussed in the communities of the member, and elsewhere; nothing of whom they mute. */
  readonly discussed: readonly DiscussedPost[];
  /** The newest reviews as they are now, where those of the page may be some seconds old. */
  readonly reviews: readonly HomeReview[];
}

/** The communities of a member as the first page shows them: companies apart, so many of each. */
export const ownInTwo = (joined: readonly OwnCommunity[]): Pick<OwnHome, 'communities' | 'companies'> => ({
  communities: joined.filter(({ type }) => type !== 'company').slice(0, mostOwnCommunities),
  companies: joined.filter(({ type }) => type === 'company').slice(0, mostOwnCommunities),
});

/** The news that the first page tells, by the place of the last that this browser has shown. */
export const homeNewsOf = (news: readonly CompanyNews[], shown: number): readonly HomeNews[] =>
  news.slice(0, mostHomeNews).map(({ id, name, urlName, title, notedOn, place }) => ({ id, name, urlName, title, notedOn, isNew: place > shown }));
