import { screensOf } from '#core/navigation/declared-screens.ts';
import { screens } from '#core/navigation/screens.ts';
import { listedScreens, type ListedScreen, type SiteUrl, type SiteUrls } from '#core/navigation/site-urls.ts';

/** Part size, below the protocol's limit of 50,000. */
export const mostInSitemap = 10_000;

/** Limits pages with pictures, to keep a part short. */
export const mostWithImages = 1_000;

/** Paths without anything for search engines: APIs and members' own screens. */
const closed = ['/api/', ...screensOf('own').map((name) => screens[name].split(':', 1)[0] ?? '')].filter(
  (path, _, all) => !all.some((other) => other !== path && path.startsWith(other)),
);

/** Award pages, listed by their rows instead. */
const ofAwards = /^\/(awards|abeca-\d)/;

const existing: readonly SiteUrl[] = Object.values(screens)
  .filter((path) => !/[:*]/.test(path) && !ofAwards.test(path) && !closed.some((begin) => path.startsWith(begin)))
  .map((path) => ({ path }));

export const robotsAt = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

export const sitemapPath = (name: string): string => `/sitemap/${name}.xml.gz`;

export async function sitemapIndexAt(origin: string, urls: SiteUrls): Promise<string> {
  const names = ['pages'];
  for (const screen of listedScreens) {
    const parts = Math.ceil((await urls.count(screen)) / mostOf(screen));
    for (let part = 1; part <= parts; part++) names.push(`${screen}-${part}`);
  }
  return document(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${origin}${sitemapPath(name)}</loc></sitemap>`),
  );
}

export async function sitemapAt(origin: string, urls: SiteUrls, name: string): Promise<string | undefined> {
  const listed = name === 'pages' ? existing : await pagesIn(urls, name);
  return listed.length === 0
    ? undefined
    : document(
        'urlset',
        listed.map((url) => entry(origin, url)),
        listed.some(({ images }) => images) ? imagesToo : '',
      );
}

export const isPartName = (name: string): boolean => name === 'pages' || numbered(name) !== undefined;

async function pagesIn(urls: SiteUrls, name: string): Promise<readonly SiteUrl[]> {
  const asked = numbered(name);
  return asked ? urls.list(asked.screen, (asked.part - 1) * mostOf(asked.screen), mostOf(asked.screen)) : [];
}

function numbered(name: string): { readonly screen: ListedScreen; readonly part: number } | undefined {
  const [, said, part] = /^([A-Za-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const screen = listedScreens.find((each) => each === said);
  return screen && { screen, part: Number(part) };
}

const mostOf = (screen: ListedScreen): number => (screen === 'companyPhotos' ? mostWithImages : mostInSitemap);

const entry = (origin: string, { path, week, images = [] }: SiteUrl): string => {
  const at = (each: string): string => `${origin}${encodeURI(each).replaceAll('&', '&amp;')}`;
  const pictures = images.map((image) => `<image:image><image:loc>${at(image)}</image:loc></image:image>`).join('');
  return `<url><loc>${at(path)}</loc>${week === undefined ? '' : `<lastmod>${week}</lastmod>`}${pictures}</url>`;
};

const imagesToo = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const document = (root: 'sitemapindex' | 'urlset', entries: readonly string[], also = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${also}>\n${entries.join('\n')}\n</${root}>\n`;
