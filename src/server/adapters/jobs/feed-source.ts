/** A feed that is imported again and again: its name, its URL, and the company of all its jobs where it names none. */
export interface FeedSource {
  readonly name: string;
  readonly url: string;
  readonly company: string | null;
}

/** Whether a feed may be called so. */
export const isFeedName = (name: string): boolean => /^[a-z\d][a-z\d./-]{0,79}$/.test(name);

const source = /^([^=:\s]+)(?::([a-z\d-]+))?=(https:\/\/\S+)$/;

/** The feeds of a list `name=url,name:company=url`; none where one of them cannot be read, or two have one name. */
export function feedSources(text: string): readonly FeedSource[] | undefined {
  // A comma may stand in a URL; one behind which a name and a URL follow parts two feeds.
  const parts = text.split(/,(?=\s*[^=,\s]+=https:\/\/)/).map((part) => source.exec(part.trim()));
  const feeds = parts.flatMap((part) => (part && isFeedName(part[1] ?? '') && URL.canParse(part[3] ?? '') ? [part] : []));
  const found = feeds.map(([, name = '', company = null, url = '']) => ({ name, url, company }));
  return found.length === parts.length && new Set(found.map(({ name }) => name)).size === found.length ? found : undefined;
}

/** The hosts whose boards have their employer in the path. */
const boardHosts = ['boards-api.greenhouse.io', 'api.lever.co', 'api.eu.lever.co'];

/** The name of a feed of which none is said: that of the file, or the host and the path of the URL, for many employers may share a host; of a board of Greenhouse or Lever, the host and the employer. */
export function usualFeedName(place: string): string {
  const url = /^https?:/i.test(place) && URL.canParse(place) ? new URL(place) : undefined;
  if (!url) return lettersOf((place.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]+$/i, ''));
  const [, employer = ''] = /\/(?:boards|postings)\/([^/]+)/.exec(url.pathname) ?? [];
  return lettersOf(`${url.hostname}/${boardHosts.includes(url.hostname) && employer !== '' ? employer : url.pathname.slice(1)}`);
}

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d./-]+/g, '-')
    .replace(/^[^a-z\d]+|\/+$/g, '');
