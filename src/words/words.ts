import { inLanguage, type InLanguages } from '#core/device/language-texts.ts';
import { languages, type Language } from '#core/device/preferences.ts';
import { words as en } from './en/words.ts';
import { words as hi } from './hi/words.ts';

type Words = typeof en;

/** Partial translation: any subset of words and of their sentences. */
export type SomeSentences = { readonly [Word in keyof Words]?: Partial<Words[Word]> };

const folders: InLanguages<SomeSentences> = { en, hi };

export const saidFrom = <Word extends keyof Words>(folder: SomeSentences, word: Word): Words[Word] => ({ ...en[word], ...folder[word] });

export const saidIn = <Word extends keyof Words>(word: Word, language: Language): Words[Word] => saidFrom(inLanguage(folders, language), word);

/** Translations by language, without those equal to English. */
export const otherSaid = (say: (language: Language) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.flatMap((language) => (say(language) === say('en') ? [] : [[language, say(language)]])));
