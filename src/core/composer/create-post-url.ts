import { communityTypes, type CommunityType } from '../communities/community.ts';
import { withoutKeys } from '../navigation/url.ts';

/** A link to the composer, as its URL describes the post to be written. */
export interface CreatePostUrl {
  /** The community it names. Its name is not trusted until the server has sent the real one, and its logo is never fetched (S-56). */
  readonly community: { readonly type: CommunityType; readonly entityId: string; readonly name: string; readonly logo: string } | undefined;
  readonly campaign: string | undefined;
  /** The URL without the pairs that describe the post. */
  readonly rest: string;
}

const keys = ['openCreatePost', 'entityId', 'name', 'logo', 'type'];
const longestCommunityName = 120;

/** Reads the query of a URL. Undefined when it opens no composer. */
export function createPostFromUrl(url: string, query: Iterable<readonly [string, string]>): CreatePostUrl | undefined {
  const said = new Map(query);
  if (said.get('openCreatePost') !== 'true') return undefined;
  const entityId = said.get('entityId') ?? '';
  const type = communityTypes.find((known) => known === said.get('type'));
  const isPlace = type !== undefined && /^[\w-]{1,64}$/.test(entityId);
  const community = isPlace ? { type, entityId, name: (said.get('name') ?? '').slice(0, longestCommunityName), logo: said.get('logo') ?? '' } : undefined;
  return { community, campaign: said.get('campaign'), rest: withoutKeys(url, keys) };
}
