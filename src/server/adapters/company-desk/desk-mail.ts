import type { Language } from '#core/device/preferences.ts';
import type { Mail } from '#core/mail/mails.ts';
import { pathOf } from '#core/navigation/screens.ts';
import { saidIn } from '#words/words.ts';

interface About {
  readonly company: { readonly urlName: string; readonly name: string };
  readonly pagesUrl: string;
}

/** Keeps subject and code of every code mail, and says what becomes of the address here. */
export function deskCodeMail(to: string, code: string, language: Language): Mail {
  const { subject, code: said } = saidIn('codeMail', language);
  const { opens, ignore } = saidIn('deskMail', language);
  return { to, subject, text: `${said(code)} ${opens}\n\n${ignore}\n` };
}

const deskUrl = (pagesUrl: string, urlName: string): string => `${pagesUrl}${pathOf('companyDesk', urlName)}`;

const both = (say: (language: Language) => string): string => `${say('en')}\n\n${say('hi')}\n`;

/** Tells the owner that a second person of the domain asks; in both languages, as a company has none. */
export const askedMail = (to: string, { company, asker, pagesUrl }: About & { readonly asker: string }): Mail => ({
  to,
  subject: saidIn('deskMail', 'en').askedSubject,
  text: both((language) => saidIn('deskMail', language).asked(company.name, asker, deskUrl(pagesUrl, company.urlName))),
});

export const invitedMail = (to: string, { company, pagesUrl }: About): Mail => ({
  to,
  subject: saidIn('deskMail', 'en').invitedSubject,
  text: both((language) => saidIn('deskMail', language).invited(company.name, deskUrl(pagesUrl, company.urlName))),
});
