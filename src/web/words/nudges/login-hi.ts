import type { LoginNudgeWords } from './login-en.ts';

/** Sentences of the card that asks guests to log in, in Hindi. */
export const words: LoginNudgeWords = {
  text: 'लॉग इन करें, लिखें, वोट दें और बातचीत में शामिल हों',
  means: 'खाता वोट देने, लिखने और फ़ॉलो करने के लिए है। पढ़ने के लिए खाता कभी नहीं चाहिए।',
  logIn: 'लॉग इन करें',
  later: 'पढ़ते रहें',
  label: 'एक न्योता',
};
