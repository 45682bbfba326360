import { brand } from '#core/brand.ts';
import type { Head } from '#web/views/head.ts';
import { blockOf } from './hydration-data.ts';

/** A head as markup, safe whatever its texts hold. */
export function headMarkup({ title, description, canonical, status, picture, structured }: Head, origin: string): string {
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:site_name" content="${escaped(brand)}">`,
    `<meta property="og:type" content="${structured ? 'article' : 'website'}">`,
    ...(canonical === undefined ? [] : [`<meta property="og:url" content="${escaped(origin + canonical)}">`]),
    `<meta name="twitter:card" content="${picture === undefined ? 'summary' : 'summary_large_image'}">`,
    ...(picture === undefined ? [] : [`<meta property="og:image" content="${escaped(origin + picture)}">`]),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(origin + canonical)}">`]),
    ...(status === 200 && canonical !== undefined ? [] : ['<meta name="robots" content="noindex">']),
    ...(structured ? [`<script type="application/ld+json">${blockOf(structured)}</script>`] : []),
  ].join('');
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
