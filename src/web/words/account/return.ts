import type { Language } from '#core/device/preferences.ts';

const english = {
  title: 'Your account rests',
  text: 'Would you like to come back? Everything is as you left it. Until then only reading, deleting the account and signing out are open.',
  back: 'Come back',
  busy: 'One moment',
  later: 'Not now',
  signOut: 'Sign out',
  done: 'Welcome back. Everything is as you left it.',
  failed: 'That did not work. Try again.',
};

/** Everything said to whoever has logged in to an account that rests. */
export type ReturnWords = typeof english;

const hindi: ReturnWords = {
  title: 'आपका खाता आराम कर रहा है',
  text: 'लौटना चाहेंगे? सब कुछ वैसा ही है जैसा आपने छोड़ा था। तब तक सिर्फ़ पढ़ना, खाता मिटाना और साइन आउट करना खुला है।',
  back: 'लौट आएँ',
  busy: 'एक पल',
  later: 'अभी नहीं',
  signOut: 'साइन आउट',
  done: 'फिर से स्वागत है। सब कुछ वैसा ही है जैसा आपने छोड़ा था।',
  failed: 'यह नहीं हो सका। फिर कोशिश करें।',
};

export const returnWords = (language: Language): ReturnWords => (language === 'hi' ? hindi : english);
