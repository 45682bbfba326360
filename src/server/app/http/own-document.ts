import type { Brand } from '#core/brand.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Preference } from '#core/device/preferences.ts';

export interface OwnPage {
  readonly preference: Preference;
  readonly styles: readonly string[];
  readonly style?: string;
  readonly brand: Brand;
  /** Omits the sign, as where it cannot be fetched yet. */
  readonly isUnmarked?: boolean;
}

const mark =
  '<svg class="mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><path d="M4 14h20" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".75"/><rect x="8" y="9.5" width="11" height="9" rx="2" fill="#fff"/><path d="M13 6.5v15" stroke="#f6b73c" stroke-width="2.6" stroke-linecap="round"/></svg>';

const inMarkup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes foreign text (XSS). */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => inMarkup[letter] ?? '');

/** Expects markup; escape foreign text beforehand. */
export function ownDocument({ preference: { language, theme }, styles, style, brand, isUnmarked }: OwnPage, title: string, body: string): string {
  const name = escaped(inLanguage(brand.name, language));
  const sign = isUnmarked ? '' : brand.pictures === null ? mark : `<img class="mark" src="${brand.pictures}/sign.webp" alt="" width="28" height="28">`;
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | ${name}</title>
${styles.join('\n')}${style === undefined ? '' : `<style>${style}</style>`}
</head>
<body><header class="topbar"><div class="wrap"><span class="brand">${sign}${name}</span></div></header>
<main class="wrap page stack g6">${body}</main></body></html>`;
}
