import { blockOf, type HydrationData, type LaterPart, type MemberPart } from '#contract/hydration-data.ts';
import type { RenderedPage } from '#contract/rendered-page.ts';
import type { Brand } from '#core/brand.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Language, Preference } from '#core/device/preferences.ts';
import { saidIn } from '#words/words.ts';
import { escaped } from '../http/own-document.ts';
import type { SiteAssets } from './site.ts';

/** Browser bar colours, matching the pages' paper. */
export const paper = { light: '#faf8f4', dark: '#151411' } as const;

/** Script that flags likely members for the styles before first paint. */
export const memberMark = "/(^|; )UAC_K=[^;]/.test(document.cookie)&&(document.documentElement.dataset.member='')";

const fillingStyle =
  '.filling{margin:0;max-width:none;padding:.5rem 1rem;text-align:center;background:light-dark(#fdf3da,#3a2f12);color:light-dark(#3d2f0a,#f6e3b0)}';

/** Document without its end, and its inline style. */
export interface PageDocument {
  readonly start: string;
  readonly style: string;
}

/** Inlines styles of the printed page and puts sheets and scripts last, for a fast first paint. */
export function documentOf(
  page: RenderedPage,
  { language, theme, savesData }: Preference,
  site: SiteAssets,
  { pictures }: Brand,
  isFilling = false,
): PageDocument {
  const chunks = page.chunks.map((name) => site.chunk(name));
  const sheets = [...new Set(chunks.flatMap(({ styles }) => styles))];
  const later = (page.later ?? []).map((name) => site.chunk(name));
  const laterSheets = later.flatMap(({ styles }) => styles).filter((sheet) => !sheets.includes(sheet));
  const printed = page.body === '' ? '' : site.stylesOf([...sheets, ...laterSheets], page.body);
  const style = `${printed}${isFilling ? fillingStyle : ''}`;
  const start = [
    '<!doctype html>',
    `<html lang="${language}" data-theme="${theme}"${savesData ? ' data-saves' : ''}>`,
    `<head><meta charset="utf-8">${page.body === '' ? '' : `<script>${memberMark}</script>`}<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    ...(printed === '' ? linksTo([...site.entry.styles, ...sheets], site) : []),
    style === '' ? '' : `<style>${style}</style>`,
    page.head,
    ...coloursOf(theme),
    '<link rel="manifest" href="/app.webmanifest">',
    iconAt(pictures, site.icon),
    `</head><body>${isFilling ? `<p class="filling" role="status">${saidIn('starting', language).filling}</p>` : ''}<div id="root">${page.body}</div>`,
    // Before the style sheets, which a script in a document would wait for; a page with nothing on it yet takes no press.
    page.body === '' ? '' : `<script>${site.earlyInput}</script>`,
    ...(printed === '' ? [] : linksTo(sheets, site)),
    `<script type="application/json" id="hydration">${page.hydration}</script>`,
    ...[...new Set(chunks.flatMap(({ scripts }) => scripts))].map((script) => `<link rel="preload" as="script" fetchpriority="low" href="${script}">`),
    // Named for a device that keeps the page, and not fetched.
    ...[...laterSheets, ...later.flatMap(({ scripts }) => scripts)].map((file) => `<link rel="preload" as="script" media="not all" href="${file}">`),
    ...site.entry.scripts.map((script) => `<script defer fetchpriority="low" src="${script}" ${site.integrityOf(script)}></script>`),
    '',
  ].join('\n');
  return { start, style };
}

/** Pads the member part, so that its length reveals nothing to onlookers. */
export const ownPartBytes = 512;

export const documentEnd = (own?: MemberPart | LaterPart): string =>
  `${own ? `<script type="application/json" id="own">${padded(blockOf(own))}</script>\n` : ''}</body></html>`;

const padded = (text: string): string => text + ' '.repeat(-Buffer.byteLength(text) & (ownPartBytes - 1));

export function emptyPage(
  status: number,
  { brand, host, showsKit, language }: Pick<HydrationData, 'brand' | 'host' | 'showsKit'> & { language: Language },
): RenderedPage {
  const hydration: HydrationData = { isServerRendered: false, hasAnswers: false, showsKit, brand, host, answers: [] };
  return {
    status,
    head: `<title>${escaped(inLanguage(brand.name, language))}</title>`,
    body: '',
    hydration: blockOf(hydration),
    chunks: [],
    isForEveryone: false,
  };
}

export const linksTo = (sheets: readonly string[], { integrityOf }: Pick<SiteAssets, 'integrityOf'>): string[] =>
  sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" ${integrityOf(sheet)}>`);

function iconAt(pictures: string | null, drawn: string | undefined): string {
  if (pictures !== null) return `<link rel="icon" type="image/webp" href="${pictures}/icon.webp">`;
  return drawn === undefined ? '' : `<link rel="icon" type="image/svg+xml" href="${drawn}">`;
}

function coloursOf(theme: Preference['theme']): string[] {
  if (theme !== 'system') return [`<meta name="theme-color" content="${paper[theme]}">`];
  return (['light', 'dark'] as const).map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${paper[scheme]}">`);
}
