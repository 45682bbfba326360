import { boardHosts } from '#core/company-desk/feed-address.ts';

/** Repeatedly imported feed; `company` applies where the feed names none. */
export interface FeedSource {
  readonly name: string;
  readonly url: string;
  readonly company: string | null;
}

export const isFeedName = (name: string): boolean => /^[a-z\d][a-z\d./-]{0,79}$/.test(name);

const source = /^([^=:\s]+)(?::([a-z\d-]+))?=(https:\/\/\S+)$/;

/** Parses `name=url,name:company=url`; undefined if any entry is invalid or a name repeats. */
export function feedSources(text: string): readonly FeedSource[] | undefined {
  // A comma may stand in a URL; one behind which a name and a URL follow parts two feeds.
  const parts = text.split(/,(?=\s*[^=,\s]+=https:\/\/)/).map((part) => source.exec(part.trim()));
  const feeds = parts.flatMap((part) => (part && isFeedName(part[1] ?? '') && URL.canParse(part[3] ?? '') ? [part] : []));
  const found = feeds.map(([, name = '', company = null, url = '']) => ({ name, url, company }));
  return found.length === parts.length && new Set(found.map(({ name }) => name)).size === found.length ? found : undefined;
}

/** Default feed name: file name, host and path of the URL, or host and employer for Greenhouse and Lever. */
export function usualFeedName(place: string): string {
  const url = /^https?:/i.test(place) && URL.canParse(place) ? new URL(place) : undefined;
  if (!url) return lettersOf((place.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]+$/i, ''));
  const [, employer = ''] = /\/(?:boards|postings)\/([^/]+)/.exec(url.pathname) ?? [];
  return lettersOf(`${url.hostname}/${boardHosts.some((host) => host === url.hostname) && employer !== '' ? employer : url.pathname.slice(1)}`);
}

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d./-]+/g, '-')
    .replace(/^[^a-z\d]+|\/+$/g, '');
