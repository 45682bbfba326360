import type { CommunityType } from '../communities/community.ts';
import { screenNameOf } from '../navigation/screen-names.ts';
import { isOfTrait } from '../navigation/declared-screens.ts';
import type { UsageAttributes } from './curated-events.ts';

const communities: ReadonlyMap<string, CommunityType> = new Map([
  ['community', 'topic'],
  ['department', 'department'],
  ['companyPosts', 'company'],
]);

/** Usage cache, undefined for pages without events; never which company or topic (R-225, F-21). */
export function pageAttributes(route: string): UsageAttributes | undefined {
  if (isOfTrait(route, 'keyed')) return undefined;
  const communityType = communities.get(route);
  return { pageName: screenNameOf(route), ...(communityType && { communityType }) };
}
