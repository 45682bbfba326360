import { blockOf } from '#contract/hydration-data.ts';
import type { Brand } from '#core/brand.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Language } from '#core/device/preferences.ts';
import { linkPictureOf, linkPictureSize, linkPictureUrl } from '#core/navigation/link-picture.ts';
import type { Head, HeadPicture } from '#web/views/head.ts';

interface HeadPlace {
  readonly origin: string;
  readonly brand: Brand;
  readonly language: Language;
}

/** Head as markup, escaping all texts. */
export function headMarkup({ title, description, canonical, status, picture, structured }: Head, place: HeadPlace): string {
  const { origin, brand, language } = place;
  const facts = structured && Object.keys(structured).length > 0 ? structured : undefined;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:site_name" content="${escaped(inLanguage(brand.name, language))}">`,
    `<meta property="og:type" content="${facts ? 'article' : 'website'}">`,
    ...(canonical === undefined ? [] : [`<meta property="og:url" content="${escaped(origin + canonical)}">`]),
    '<meta name="twitter:card" content="summary_large_image">',
    ...pictureAt(picture, canonical ?? '/', place),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(origin + canonical)}">`]),
    ...(status === 200 && canonical !== undefined ? [] : ['<meta name="robots" content="noindex">']),
    ...(facts ? [`<script type="application/ld+json">${blockOf(ownUrlsWhole(facts, origin))}</script>`] : []),
  ].join('');
}

/** Picture of the page or its kind, with metadata for networks. */
function pictureAt(picture: HeadPicture | undefined, path: string, { origin, brand, language }: HeadPlace): string[] {
  const ofKind = { url: linkPictureUrl(linkPictureOf(path), brand.pictures), ...linkPictureSize, alt: inLanguage(brand.name, language) };
  const { url, width, height, alt } = picture ?? ofKind;
  return [
    `<meta property="og:image" content="${escaped(origin + url)}">`,
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escaped(alt)}">`,
  ];
}

/** Absolute URLs, because search engines read structured data away from the page. */
function ownUrlsWhole(structured: object, origin: string): object {
  const wholeUrl = (value: unknown): unknown => (typeof value === 'string' && value.startsWith('/') ? origin + value : value);
  const whole = (name: string, value: unknown): unknown => {
    if (!/^(item|url|logo|image)$/.test(name)) return value;
    return Array.isArray(value) ? value.map(wholeUrl) : wholeUrl(value);
  };
  const found: object = JSON.parse(JSON.stringify(structured, whole));
  return found;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
