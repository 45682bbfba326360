import { brand } from '#core/brand.ts';
import type { Preference } from '#core/device/preferences.ts';
import type { Provider } from '#core/login/provider.ts';
import { subjectOf, type DemoMember } from '#server/demo/demo-members.ts';
import { localIssuerWords, providerTitles } from './local-issuer-words.ts';

/** What this page may do: show itself, and send one form back to us. */
export const localIssuerPolicy = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** How the page is written, and with which style sheets of the product. */
export interface LocalIssuerPage {
  readonly preference: Preference;
  readonly styles: readonly string[];
}

/** The page on which one chooses whom to be. It says plainly what it is. */
export function choicePage(provider: Provider, members: readonly DemoMember[], page: LocalIssuerPage): string {
  const words = localIssuerWords[page.preference.language];
  const known = members.map(({ kind, displayName }) => choice(subjectOf(kind), displayName, words.kinds[kind]));
  return documentWith(
    page,
    `<div class="stack g2"><p><span class="tag warn">${words.title}</span></p><h1>${words.notReal(providerTitles[provider])}</h1><p class="muted">${words.because}</p></div>
<form method="post" class="stack g5"><h2>${words.who}</h2>
<div class="grid">${known.join('')}${choice('', words.newcomer, words.newcomerIs)}</div>
<button class="btn quiet" name="cancel" value="yes">${words.cancel}</button></form>`,
  );
}

/** The page for whoever comes too late. */
export function tooLatePage(page: LocalIssuerPage): string {
  const words = localIssuerWords[page.preference.language];
  return documentWith(page, `<h1>${words.tooLate}</h1><p><a class="btn" href="/">${words.back}</a></p>`);
}

const choice = (subject: string, name: string, what: string): string =>
  `<button class="btn wide" name="subject" value="${subject}"><span class="stack g0"><span>${name}</span><span class="muted xs">${what}</span></span></button>`;

const mark =
  '<svg class="mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><path d="M4 14h20" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".75"/><rect x="8" y="9.5" width="11" height="9" rx="2" fill="#fff"/><path d="M13 6.5v15" stroke="#f6b73c" stroke-width="2.6" stroke-linecap="round"/></svg>';

/** All texts are our own, so that nothing has to be escaped. */
const documentWith = ({ preference: { language, theme }, styles }: LocalIssuerPage, body: string): string =>
  `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${localIssuerWords[language].title} | ${brand}</title>
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
</head>
<body><header class="topbar"><div class="wrap"><span class="brand">${mark}${brand}</span></div></header>
<main class="wrap page stack g6">${body}</main></body></html>`;
