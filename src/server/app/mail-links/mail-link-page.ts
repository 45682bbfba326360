import type { MailLinkPurpose } from '#core/mail/mail-links.ts';
import { screens } from '#core/navigation/screens.ts';
import { saidIn } from '#words/words.ts';
import { escaped, ownDocument, type OwnPage } from '../http/own-document.ts';

export const mailLinkPolicy = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** One button; loading changes nothing, as mail scanners load it too. */
export function askPage(purpose: MailLinkPurpose, page: OwnPage): string {
  const { title, about, press } = saidIn('mailLinks', page.preference.language)[purpose];
  return ownDocument(
    page,
    title,
    `<div class="stack g4"><h1>${escaped(title)}</h1><p>${escaped(about)}</p><form method="post"><button class="btn">${escaped(press)}</button></form></div>`,
  );
}

export type LinkOutcome = 'done' | 'over' | 'later';

export function outcomePage(purpose: MailLinkPurpose, outcome: LinkOutcome, page: OwnPage): string {
  const words = saidIn('mailLinks', page.preference.language);
  const { title } = words[purpose];
  const said = outcome === 'later' ? words.later : words[purpose][outcome];
  return ownDocument(
    page,
    title,
    `<div class="stack g4"><h1>${escaped(title)}</h1><p role="status">${escaped(said)}</p><p class="row"><a class="btn quiet" href="${screens.userSettings}#weekly-mail">${escaped(words.settings)}</a></p></div>`,
  );
}
