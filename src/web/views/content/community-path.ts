import type { PostCommunity } from '#core/communities/community.ts';

/** The path of a community's page. Industries stand among the topics, and their URL says so. */
export function communityPath({ type, slug }: Pick<PostCommunity, 'type' | 'slug'>): string {
  if (type === 'company') return `/discussions/${slug}`;
  if (type === 'department') return `/departments/${slug}`;
  return type === 'industry' ? `/communities/${slug}?type=industry` : `/communities/${slug}`;
}
