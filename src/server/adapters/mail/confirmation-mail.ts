import type { Language } from '#core/device/preferences.ts';
import { confirmationDays } from '#core/mail/mail-address.ts';
import type { Mail } from '#core/mail/mails.ts';

interface ConfirmationWords {
  readonly subject: string;
  readonly follow: (brand: string) => string;
  readonly ignore: string;
}

const words: Readonly<Record<Language, ConfirmationWords>> = {
  en: {
    subject: 'Please confirm this address',
    follow: (brand) => `Someone gave this address to ${brand} to get an email once a week. To confirm it, follow this link within ${confirmationDays} days:`,
    ignore: 'If it was not you, you do not have to do anything: no more emails come here, and the address is deleted.',
  },
  hi: {
    subject: 'कृपया इस पते की पुष्टि करें',
    follow: (brand) => `यह पता ${brand} को दिया गया है, ताकि हफ़्ते में एक बार मेल भेजी जाए। पुष्टि के लिए ${confirmationDays} दिन के अंदर यह लिंक खोलें:`,
    ignore: 'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: यहाँ और कोई मेल नहीं आएगी, और यह पता भुला दिया जाएगा।',
  },
};

/** The mail that asks whether an address is its owner's. It says nothing of the member who gave it. */
export function confirmationMail(to: string, { url, brand, language }: { readonly url: string; readonly brand: string; readonly language: Language }): Mail {
  const { subject, follow, ignore } = words[language];
  return { to, subject, text: `${follow(brand)}\n\n${url}\n\n${ignore}\n` };
}
