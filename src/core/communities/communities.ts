import type { Page } from '../page.ts';
import type { Community, CommunityGroup, CommunityKey, CommunityType, Membership } from './community.ts';

/** Sets of communities requested together. */
export type Aggregate = 'all' | 'followed' | 'unfollowed' | 'unexploredCategory' | 'onboarding';

export const usualAggregate: Aggregate = 'all';

/** Selections of the grouped list. */
export type CommunityMode = 'notFollowed' | 'all' | 'followed';

export const usualCommunityMode: CommunityMode = 'notFollowed';

/** Flags that each ask for one selection in place of a mode. */
export type CommunityFlags = Readonly<Partial<Record<'notFollowedOnly' | 'all' | 'followed', boolean>>>;

export const modeOf = ({ notFollowedOnly = false, all = false, followed = false }: CommunityFlags): CommunityMode | undefined =>
  notFollowedOnly ? 'notFollowed' : followed ? 'followed' : all ? 'all' : undefined;

/** Default group size. */
export const usualGroupSize = 10;

/** Limit of memberships kept in a cookie, without a database row. */
export const mostJoinedHere = 100;

export const mostCommunitiesBeside = 4;

/** Limit of search suggestions. */
export const mostCommunitiesFound = 25;

export const longestCommunitySearch = 80;

export abstract class Communities {
  /** Whole groups, or the largest of each. */
  abstract aggregate(which: Aggregate, most?: number): Promise<readonly CommunityGroup[]>;
  abstract list(mode: CommunityMode, limit?: number): Promise<readonly CommunityGroup[]>;
  /** Most followed first, by the latest count. */
  abstract items(type: CommunityType, after?: string | null, pageSize?: number): Promise<Page<Community>>;
  abstract topics(): Promise<readonly CommunityGroup[]>;
  abstract at(place: CommunityKey): Promise<Community>;
  /** Prefers names that begin with the text. None without text. */
  abstract search(text: string, limit?: number): Promise<readonly Community[]>;
  abstract join(entityIds: readonly string[]): Promise<readonly Membership[]>;
  abstract leave(entityIds: readonly string[]): Promise<readonly Membership[]>;
}
