import type { Language } from '#core/device/preferences.ts';
import type { Mail } from '#core/mail/mails.ts';
import { saidIn } from '#words/words.ts';

/** Confirmation mail that says nothing of the member who gave the address. */
export function confirmationMail(to: string, { url, brand, language }: { readonly url: string; readonly brand: string; readonly language: Language }): Mail {
  const { subject, follow, ignore } = saidIn('confirmationMail', language);
  return { to, subject, text: `${follow(brand)}\n\n${url}\n\n${ignore}\n` };
}
