import type { WantedWords } from '../../en/wanted/words.ts';

export const words: WantedWords = {
  vote: 'आप लॉग इन हैं, और आपका वोट गिन लिया गया।',
  follow: (name) => `आप लॉग इन हैं, और अब ${name} को फ़ॉलो कर रहे हैं।`,
  join: (name) => `आप लॉग इन हैं, और ${name} से जुड़ गए हैं।`,
  jobAlert: 'आप लॉग इन हैं, और आपका अलर्ट लग गया। नई नौकरियाँ घंटी में दिखेंगी।',
  saveJob: 'आप लॉग इन हैं, और नौकरी सेव हो गई।',
  hide: 'आप लॉग इन हैं, और वह पोस्ट अब आपको नहीं दिखेगी।',
  requestAnswer: 'आप लॉग इन हैं, और आपने जवाब माँग लिया।',
};
