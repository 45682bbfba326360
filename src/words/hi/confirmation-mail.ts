import { confirmationDays } from '#core/mail/mail-address.ts';
import type { words as english } from '../en/confirmation-mail.ts';

export const words: typeof english = {
  subject: 'कृपया इस पते की पुष्टि करें',
  follow: (brand) => `यह पता ${brand} को दिया गया है, ताकि हफ़्ते में एक बार मेल भेजी जाए। पुष्टि के लिए ${confirmationDays} दिन के अंदर यह लिंक खोलें:`,
  ignore: 'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: यहाँ और कोई मेल नहीं आएगी, और यह पता भुला दिया जाएगा।',
};
