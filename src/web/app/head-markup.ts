import { blockOf } from '#contract/hydration-data.ts';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import { linkPictureOf, linkPictureSize, linkPictureUrl } from '#core/navigation/link-picture.ts';
import type { Head } from '#web/views/head.ts';

/** The place of a page: its installation, and the language it is read in. */
interface HeadPlace {
  readonly origin: string;
  readonly brand: Brand;
  readonly language: Language;
}

/** A head as markup, safe whatever its texts hold. */
export function headMarkup({ title, description, canonical, status, picture, structured }: Head, { origin, brand, language }: HeadPlace): string {
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:site_name" content="${escaped(brand.name[language])}">`,
    `<meta property="og:type" content="${structured ? 'article' : 'website'}">`,
    ...(canonical === undefined ? [] : [`<meta property="og:url" content="${escaped(origin + canonical)}">`]),
    '<meta name="twitter:card" content="summary_large_image">',
    ...pictureAt(picture, canonical ?? '/', origin, brand),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(origin + canonical)}">`]),
    ...(status === 200 && canonical !== undefined ? [] : ['<meta name="robots" content="noindex">']),
    ...(structured ? [`<script type="application/ld+json">${blockOf(ownUrlsWhole(structured, origin))}</script>`] : []),
  ].join('');
}

/** The picture of the page itself, or that of its kind with its size. */
function pictureAt(picture: string | undefined, path: string, origin: string, { pictures }: Brand): string[] {
  const { width, height } = linkPictureSize;
  if (picture !== undefined) return [`<meta property="og:image" content="${escaped(origin + picture)}">`];
  return [
    `<meta property="og:image" content="${escaped(origin + linkPictureUrl(linkPictureOf(path), pictures))}">`,
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`,
  ];
}

/** Structured data whose URLs on this origin are whole: search engines read them away from the page. */
function ownUrlsWhole(structured: object, origin: string): object {
  const whole = (name: string, value: unknown): unknown => (/^(item|url)$/.test(name) && String(value).startsWith('/') ? origin + String(value) : value);
  const found: object = JSON.parse(JSON.stringify(structured, whole));
  return found;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
