import type { Language } from '#core/device/preferences.ts';
import type { Mail } from '#core/mail/mails.ts';
import { saidIn } from '#words/words.ts';

function codeMailWith(to: string, language: Language, code: string | undefined): Mail {
  const { subject, ignore, taken, code: said } = saidIn('codeMail', language);
  return { to, subject, text: `${code === undefined ? taken : said(code)}\n\n${ignore}\n` };
}

export const codeMail = (to: string, code: string, language: Language): Mail => codeMailWith(to, language, code);

export const takenMail = (to: string, language: Language): Mail => codeMailWith(to, language, undefined);
