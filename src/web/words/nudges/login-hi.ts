import type { LoginNudgeWords } from './login-en.ts';

/** The same in Hindi. */
export const words: LoginNudgeWords = {
  text: 'लॉग इन करें, सब कुछ पाएँ और बातचीत में शामिल हों',
  logIn: 'लॉग इन करें',
  later: 'पढ़ते रहें',
  label: 'एक न्योता',
};
