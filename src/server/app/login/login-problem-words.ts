import type { Language } from '#core/device/preferences.ts';

/** What is said of a login on the way of a browser that could not go on. */
interface LoginProblemWords {
  readonly title: string;
  /** It was over, or another one was begun since. */
  readonly over: string;
  readonly tooOften: string;
  readonly notHere: string;
  readonly later: string;
  readonly again: string;
}

/** The sentences of these pages. They are no screens of the product, so their sentences stand beside them. */
export const loginProblemWords: Readonly<Record<Language, LoginProblemWords>> = {
  en: {
    title: 'You are not logged in yet',
    over: 'This login took too long, or you began another one in this browser in the meantime.',
    tooOften: 'Too many people tried to log in from this network. Please try again in a few minutes.',
    notHere: 'You cannot log in this way here. Please choose another way.',
    later: 'Logging in did not work just now. Please try again in a minute.',
    again: 'Log in again',
  },
  hi: {
    title: 'आप अभी लॉग इन नहीं हुए हैं',
    over: 'लॉग इन में बहुत देर हो गई, या इस बीच आपने इसी ब्राउज़र में दोबारा लॉग इन शुरू किया।',
    tooOften: 'इस नेटवर्क से बहुत लोगों ने लॉग इन करना चाहा। कुछ मिनट बाद फिर कोशिश करें।',
    notHere: 'यहाँ इस तरीके से लॉग इन नहीं हो सकता। कोई दूसरा तरीका चुनें।',
    later: 'अभी लॉग इन नहीं हो पाया। एक मिनट बाद फिर कोशिश करें।',
    again: 'फिर से लॉग इन करें',
  },
};
