import { communityTypes, type CommunityType } from '../communities/community.ts';
import { withoutKeys } from '../navigation/url.ts';

/** Link to the composer whose URL describes the post to write. */
export interface CreatePostUrl {
  /** Name is untrusted until the server confirms it, and its logo is never fetched (S-56). */
  readonly community: { readonly type: CommunityType; readonly entityId: string; readonly name: string; readonly logo: string } | undefined;
  readonly campaign: string | undefined;
  /** URL without the pairs that describe the post. */
  readonly rest: string;
}

const keys = ['openCreatePost', 'entityId', 'name', 'logo', 'type'];
const longestCommunityName = 120;

/** Undefined when the query opens no composer. */
export function createPostFromUrl(url: string, query: Iterable<readonly [string, string]>): CreatePostUrl | undefined {
  const said = new Map(query);
  if (said.get('openCreatePost') !== 'true') return undefined;
  const entityId = said.get('entityId') ?? '';
  const type = communityTypes.find((known) => known === said.get('type')?.toLowerCase());
  const isPlace = type !== undefined && /^[\w-]{1,64}$/.test(entityId);
  const community = isPlace ? { type, entityId, name: (said.get('name') ?? '').slice(0, longestCommunityName), logo: said.get('logo') ?? '' } : undefined;
  return { community, campaign: said.get('campaign'), rest: withoutKeys(url, keys) };
}
