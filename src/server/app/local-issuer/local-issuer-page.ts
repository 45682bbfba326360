import type { Provider } from '#core/providers/provider.ts';
import { subjectOf, type DemoMember } from '#server/demo/login/demo-members.ts';
import { saidIn } from '#words/words.ts';
import { providerTitles } from '../config/login-settings.ts';
import { ownDocument, type OwnPage } from '../http/own-document.ts';

export const localIssuerPolicy = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Page to choose a demo identity, plainly labelled as such. */
export function choicePage(provider: Provider, members: readonly DemoMember[], page: OwnPage): string {
  const words = saidIn('localIssuer', page.preference.language);
  const known = members.map(({ kind, displayName }) => choice(subjectOf(kind), displayName, words.kinds[kind]));
  return ownDocument(
    page,
    words.title,
    `<div class="stack g2"><p><span class="tag warn">${words.title}</span></p><h1>${words.notReal(providerTitles[provider])}</h1><p class="muted">${words.because}</p></div>
<form method="post" class="stack g5"><h2>${words.who}</h2>
<div class="grid">${known.join('')}${choice('', words.newcomer, words.newcomerIs)}</div>
<button class="btn quiet" name="cancel" value="yes">${words.cancel}</button></form>`,
  );
}

export function tooLatePage(page: OwnPage): string {
  const words = saidIn('localIssuer', page.preference.language);
  return ownDocument(page, words.title, `<h1>${words.tooLate}</h1><p><a class="btn" href="/">${words.back}</a></p>`);
}

const choice = (subject: string, name: string, what: string): string =>
  `<button class="btn wide" name="subject" value="${subject}"><span class="stack g0"><span>${name}</span><span class="muted xs">${what}</span></span></button>`;
