import { createPostFromUrl } from '#core/composer/create-post-url.ts';
import type { WritingOptions } from './writing-store.ts';

/** Draft requested by a URL, with the remaining URL, loaded with the composer. */
export function writingFromUrl(url: string, query: Iterable<readonly [string, string]>): { readonly options: WritingOptions; readonly rest: string } {
  const asked = createPostFromUrl(url, query);
  const options = { ...(asked?.community && { community: asked.community }), ...(asked?.campaign !== undefined && { campaign: asked.campaign }) };
  return { options, rest: asked?.rest ?? url };
}
