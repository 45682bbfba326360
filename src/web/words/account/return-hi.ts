import type { ReturnWords } from './return-en.ts';

/** Sentences of coming back to a deactivated account, in Hindi. */
export const words: ReturnWords = {
  busy: 'एक पल',
  later: 'अभी नहीं',
  signOut: 'लॉग आउट',
  done: 'फिर से स्वागत है। आपका खाता जो रखता है, वह वैसा ही है जैसा आपने छोड़ा था।',
  failed: 'यह नहीं हुआ, या इसका जवाब रास्ते में खो गया। फिर कोशिश करें: पहले ही हो चुका हो तो भी कोई नुकसान नहीं।',
};
