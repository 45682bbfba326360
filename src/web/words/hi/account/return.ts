import type { ReturnWords } from '../../en/account/return.ts';

export const words: ReturnWords = {
  busy: 'एक पल',
  later: 'अभी नहीं',
  signOut: 'लॉग आउट',
  done: 'फिर से स्वागत है। खाते में सब वैसा ही है जैसा आपने छोड़ा था।',
  failed: 'यह नहीं हुआ, या जवाब नहीं आया। बेफ़िक्र होकर फिर कोशिश करें।',
};
