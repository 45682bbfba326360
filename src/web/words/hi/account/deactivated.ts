import type { DeactivatedWords } from '../../en/account/deactivated.ts';

export const words: DeactivatedWords = {
  title: 'आपका खाता डीएक्टिवेट है',
  text: 'लौटना चाहेंगे? खाते में सब वैसा ही है जैसा आपने छोड़ा था। तब तक सिर्फ़ पढ़ना, खाता मिटाना या लॉग आउट करना हो सकता है।',
  back: 'लौट आएँ',
};
