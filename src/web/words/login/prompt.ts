import type { Language } from '#core/device/preferences.ts';

/** What the card says that asks guests to log in. */
interface PromptWords {
  readonly text: string;
  readonly logIn: string;
  readonly later: string;
  readonly label: string;
}

const english: PromptWords = {
  text: 'Login to get full access & be a part of the conversation',
  logIn: 'Log in',
  later: 'Keep reading',
  label: 'An invitation',
};

const hindi: PromptWords = {
  text: 'लॉग इन करें, सब कुछ पाएँ और बातचीत में शामिल हों',
  logIn: 'लॉग इन करें',
  later: 'पढ़ते रहें',
  label: 'एक न्योता',
};

export const promptWords = (language: Language): PromptWords => (language === 'hi' ? hindi : english);
