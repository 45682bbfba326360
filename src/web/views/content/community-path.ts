import type { PostCommunity } from '#core/communities/community.ts';
import { pathOf } from '#core/navigation/screens.ts';

/** Industries are part of the topics' URLs. */
export function communityPath({ type, slug }: Pick<PostCommunity, 'type' | 'slug'>): string {
  if (type === 'company') return `/discussions/${slug}`;
  if (type === 'department') return pathOf('department', slug);
  const path = pathOf('community', slug);
  return type === 'industry' ? `${path}?type=industry` : path;
}
