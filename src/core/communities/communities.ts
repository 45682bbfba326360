import type { Page } from '../page.ts';
import type { Community, CommunityGroup, CommunityKey, CommunityType, Membership } from './community.ts';

/** Which communities are asked for together. */
export type Aggregate = 'all' | 'followed' | 'unfollowed' | 'unexploredCategory' | 'onboarding';

/** How communities are listed. */
export type CommunityMode = 'notFollowed' | 'all' | 'followed';

/** As many of a group are listed where nobody says otherwise. */
export const usualGroupSize = 10;

/** As many are suggested at most while somebody searches. */
export const mostCommunitiesFound = 25;

/** Of what communities are searched by. */
export const longestCommunitySearch = 80;

/** Where communities are kept, and what the signed-in member has joined. */
export abstract class Communities {
  abstract aggregate(which: Aggregate): Promise<readonly CommunityGroup[]>;
  abstract list(mode: CommunityMode, limit?: number): Promise<readonly CommunityGroup[]>;
  abstract items(type: CommunityType, after?: string | null): Promise<Page<Community>>;
  abstract topics(): Promise<readonly CommunityGroup[]>;
  abstract at(place: CommunityKey): Promise<Community>;
  /** Those that begin with the text before those that hold it; without text, none. */
  abstract search(text: string, limit?: number): Promise<readonly Community[]>;
  abstract join(entityIds: readonly string[]): Promise<readonly Membership[]>;
  abstract leave(entityIds: readonly string[]): Promise<readonly Membership[]>;
}
