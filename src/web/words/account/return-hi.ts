import type { ReturnWords } from './return-en.ts';

/** Sentences of coming back to a deactivated account, in Hindi. */
export const words: ReturnWords = {
  busy: 'एक पल',
  later: 'अभी नहीं',
  signOut: 'लॉग आउट',
  done: 'फिर से स्वागत है। सब कुछ वैसा ही है जैसा आपने छोड़ा था।',
  failed: 'यह नहीं हो सका। फिर कोशिश करें।',
};
