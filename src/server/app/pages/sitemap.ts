import { screens } from '#core/navigation/screens.ts';
import { listedKinds, type ListedKind, type SiteUrl, type SiteUrls } from '#core/navigation/site-urls.ts';

/** The most pages that one file of the sitemap lists; the protocol allows 50,000. */
export const mostInSitemap = 10_000;

/** The paths that no search engine has anything to find at: what only a member or a device sees, a form, and what only programs ask. */
const closed = [
  '/api/',
  '/user',
  '/notifications',
  '/settings',
  '/moderation',
  '/administration',
  '/session',
  '/login',
  '/contribute',
  '/features',
  '/__kit',
] as const;

/** The pages that stand at one URL each, for everybody. */
const standing: readonly SiteUrl[] = Object.values(screens)
  .filter((path) => !path.includes(':') && !closed.some((begin) => path.startsWith(begin)))
  .map((path) => ({ path }));

/** The file that tells search engines where not to look, and where the map is. */
export const robotsAt = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** The map of the site: the files that list its public pages. */
export async function sitemapIndexAt(origin: string, urls: SiteUrls): Promise<string> {
  const names = ['pages'];
  for (const kind of listedKinds) {
    const files = Math.ceil((await urls.count(kind)) / mostInSitemap);
    for (let file = 1; file <= files; file++) names.push(`${kind}-${file}`);
  }
  return document(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>`),
  );
}

/** One file of it, or nothing where there is none of that name. */
export async function sitemapAt(origin: string, urls: SiteUrls, name: string): Promise<string | undefined> {
  const listed = name === 'pages' ? standing : await pagesIn(urls, name);
  return listed.length === 0
    ? undefined
    : document(
        'urlset',
        listed.map((url) => entry(origin, url)),
      );
}

async function pagesIn(urls: SiteUrls, name: string): Promise<readonly SiteUrl[]> {
  const [, kind, file] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  return isListed(kind) ? urls.list(kind, (Number(file) - 1) * mostInSitemap, mostInSitemap) : [];
}

const isListed = (kind: string | undefined): kind is ListedKind => listedKinds.some((listed) => listed === kind);

const entry = (origin: string, { path, day }: SiteUrl): string =>
  `<url><loc>${origin}${encodeURI(path).replaceAll('&', '&amp;')}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`;

const document = (root: 'sitemapindex' | 'urlset', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
