import type { ErrorWords } from './en.ts';

/** The same in Hindi. */
export const words: ErrorWords = {
  failures: {
    missing: 'आप जो ढूँढ रहे हैं, वह हमें नहीं मिला!',
    'signed-out': 'इसके लिए पहले लॉग इन करना होगा!',
    forbidden: 'आपको यह करने की अनुमति नहीं है!',
    broken: 'कुछ गड़बड़ हो गई, थोड़ी देर बाद कोशिश करें। हम इसे ठीक कर रहे हैं!',
    limited: 'आप बहुत तेज़ी से पूछ रहे हैं। ज़रा रुककर फिर कोशिश करें।',
  },
  limitedFor: (minutes) => `आप बहुत तेज़ी से पूछ रहे हैं। ${minutes} मिनट बाद फिर कोशिश करें।`,
  waiting: {
    loading: 'आ रहा है',
    failed: 'यह नहीं खुल सका।',
    offline: 'कनेक्शन का इंतज़ार है। लौटते ही यह अपने आप खुल जाएगा।',
    again: 'फिर कोशिश करें',
    partBroke: 'यह हिस्सा नहीं दिख सका। बाकी पेज ठीक चल रहा है।',
  },
};
