import type { SignOutWords } from './sign-out-en.ts';

/** The question before signing out where the key of a made-up name is kept, in Hindi. */
export const words: SignOutWords = {
  title: 'साइन आउट से पहले',
  text: (name) => `${name} की चाबी इस ब्राउज़र में है। साइन आउट करने से वह नहीं हटती: आपके बाद जो यह ब्राउज़र चलाए, वह बिना खाते के इस नाम से लिख सकता है।`,
  keep: 'साइन आउट करें, चाबी यहीं रहे',
  take: 'पहले साथ ले जाएँ',
  forget: 'यहाँ से हटाकर साइन आउट करें',
  forgetText: 'यहाँ से हटी चाबी फ़ाइल, दूसरे ब्राउज़र या कॉपी से ही लौटती है।',
};
