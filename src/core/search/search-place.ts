import type { CommunityKey } from '../communities/community.ts';

export type SearchPlace = CommunityKey;

/** Communities searched by themselves, since a company's is searched by the company. */
export const searchCommunityTypes = ['topic', 'department', 'industry'] as const;
export type SearchCommunity = SearchPlace & { readonly type: (typeof searchCommunityTypes)[number] };

export function placePairs({ type, key }: SearchPlace): Readonly<Record<string, string>> {
  if (type === 'company') return { company: key };
  return type === 'topic' ? { community: key } : { community: key, communityType: type };
}
