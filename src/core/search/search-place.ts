import type { CommunityKey } from '../communities/community.ts';

/** A company or a community inside which is searched. */
export type SearchPlace = CommunityKey;

/** The types of communities that are searched by themselves; that of a company is searched by the company. */
export const searchCommunityTypes = ['topic', 'department', 'industry'] as const;
export type SearchCommunity = SearchPlace & { readonly type: (typeof searchCommunityTypes)[number] };

/** A place as the URL of a search names it; a topic is named without its type. */
export function placePairs({ type, key }: SearchPlace): Readonly<Record<string, string>> {
  if (type === 'company') return { company: key };
  return type === 'topic' ? { community: key } : { community: key, communityType: type };
}
