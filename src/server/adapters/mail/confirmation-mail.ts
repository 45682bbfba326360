import type { Language } from '#core/device/preferences.ts';
import type { Mail } from '#core/mail/mails.ts';
import { saidIn } from '#words/words.ts';

/** The mail that asks whether an address is its owner's. It says nothing of the member who gave it. */
export function confirmationMail(to: string, { url, brand, language }: { readonly url: string; readonly brand: string; readonly language: Language }): Mail {
  const { subject, follow, ignore } = saidIn('confirmationMail', language);
  return { to, subject, text: `${follow(brand)}\n\n${url}\n\n${ignore}\n` };
}
