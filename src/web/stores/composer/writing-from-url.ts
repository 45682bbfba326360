import { createPostFromUrl } from '#core/composer/create-post-url.ts';
import type { WritingOptions } from './writing-store.ts';

/** The draft that a URL asks for, and the URL without it. It comes with the composer, not with the pages that lead to one. */
export function writingFromUrl(url: string, query: Iterable<readonly [string, string]>): { readonly options: WritingOptions; readonly rest: string } {
  const asked = createPostFromUrl(url, query);
  const options = { ...(asked?.community && { community: asked.community }), ...(asked?.campaign !== undefined && { campaign: asked.campaign }) };
  return { options, rest: asked?.rest ?? url };
}
