import type { Page } from '../page.ts';
import type { Community, CommunityGroup, CommunityKey, CommunityType, Membership } from './community.ts';

/** Sets of communities that are asked for together. */
export type Aggregate = 'all' | 'followed' | 'unfollowed' | 'unexploredCategory' | 'onboarding';

export const usualAggregate: Aggregate = 'all';

/** The list of communities, by group. */
export type CommunityMode = 'notFollowed' | 'all' | 'followed';

export const usualCommunityMode: CommunityMode = 'notFollowed';

/** The default size of a group in the list. */
export const usualGroupSize = 10;

/** The most communities whose list a browser keeps, where no row says who has joined what: a cookie holds no more. */
export const mostJoinedHere = 100;

/** The number of communities that are suggested beside a feed. */
export const mostCommunitiesBeside = 4;

/** The limit of suggestions in the search. */
export const mostCommunitiesFound = 25;

/** The longest search for communities. */
export const longestCommunitySearch = 80;

/** Communities, and the memberships of the signed-in member. */
export abstract class Communities {
  abstract aggregate(which: Aggregate): Promise<readonly CommunityGroup[]>;
  abstract list(mode: CommunityMode, limit?: number): Promise<readonly CommunityGroup[]>;
  /** One page of the communities of a kind, the most followed first, as their followers were added up last. */
  abstract items(type: CommunityType, after?: string | null, pageSize?: number): Promise<Page<Community>>;
  abstract topics(): Promise<readonly CommunityGroup[]>;
  abstract at(place: CommunityKey): Promise<Community>;
  /** Finds communities that begin with the text before those that hold it; without text, none. */
  abstract search(text: string, limit?: number): Promise<readonly Community[]>;
  abstract join(entityIds: readonly string[]): Promise<readonly Membership[]>;
  abstract leave(entityIds: readonly string[]): Promise<readonly Membership[]>;
}
