import { blockOf, type HydrationData, type LaterPart, type MemberPart } from '#contract/hydration-data.ts';
import type { RenderedPage } from '#contract/rendered-page.ts';
import type { Brand } from '#core/brand.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Language, Preference } from '#core/device/preferences.ts';
import { saidIn } from '#words/words.ts';
import { escaped } from '../http/own-document.ts';
import type { SiteAssets } from './site.ts';

/** The colours of the paper, for the browser's own bars; the same as in the look of the pages. */
export const paper = { light: '#faf8f4', dark: '#151411' } as const;

/** The script that tells the styles whether a member is probably here, before the first paint. */
export const memberMark = "/(^|; )UAC_K=[^;]/.test(document.cookie)&&(document.documentElement.dataset.member='')";

const fillingStyle =
  '.filling{margin:0;max-width:none;padding:.5rem 1rem;text-align:center;background:light-dark(#fdf3da,#3a2f12);color:light-dark(#3d2f0a,#f6e3b0)}';

/** A page as a document that its end is still missing from, and the style that is in it. */
export interface PageDocument {
  readonly start: string;
  readonly style: string;
}

/**
 * A page as a document. What is printed is painted by the styles that stand in it. The style sheets of its chunks stand behind the body, which is painted
 * before they have come, and so do the scripts, which wait for them: asking for either takes time before the first paint.
 */
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

/** The bytes in whose multiples the part of a member comes: its length must not tell onlookers that something of theirs is on a page. */
export const ownPartBytes = 512;

/** The end of a document, with what it says of one member where it was sent to one. */
export const documentEnd = (own?: MemberPart | LaterPart): string =>
  `${own ? `<script type="application/json" id="own">${padded(blockOf(own))}</script>\n` : ''}</body></html>`;

/** A text with spaces behind it, up to the next multiple. */
const padded = (text: string): string => text + ' '.repeat(-Buffer.byteLength(text) & (ownPartBytes - 1));

/** A page with nothing on it yet, which the browser fills by itself. */
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

/** The links to style sheets, each taken only as it was built. */
export const linksTo = (sheets: readonly string[], { integrityOf }: Pick<SiteAssets, 'integrityOf'>): string[] =>
  sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" ${integrityOf(sheet)}>`);

/** The logo of the installation as an icon, or the sign of the product. */
function iconAt(pictures: string | null, drawn: string | undefined): string {
  if (pictures !== null) return `<link rel="icon" type="image/webp" href="${pictures}/icon.webp">`;
  return drawn === undefined ? '' : `<link rel="icon" type="image/svg+xml" href="${drawn}">`;
}

function coloursOf(theme: Preference['theme']): string[] {
  if (theme !== 'system') return [`<meta name="theme-color" content="${paper[theme]}">`];
  return (['light', 'dark'] as const).map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${paper[scheme]}">`);
}
