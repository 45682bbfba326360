import { inLanguage, type InLanguages } from '#core/device/language-texts.ts';
import { languages, type Language } from '#core/device/preferences.ts';
import { words as en } from './en/words.ts';
import { words as hi } from './hi/words.ts';

type Words = typeof en;

/** The folder of a language: as many words, and of each as many sentences, as it has. */
export type SomeSentences = { readonly [Word in keyof Words]?: Partial<Words[Word]> };

/** The folders of languages. */
const folders: InLanguages<SomeSentences> = { en, hi };

/** The sentences of a word from a folder, and in English those that it has not. */
export const saidFrom = <Word extends keyof Words>(folder: SomeSentences, word: Word): Words[Word] => ({ ...en[word], ...folder[word] });

/** The sentences of a word in a language. */
export const saidIn = <Word extends keyof Words>(word: Word, language: Language): Words[Word] => saidFrom(inLanguage(folders, language), word);

/** What is said in other languages than English, by language, where it is not the English. */
export const otherSaid = (say: (language: Language) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.flatMap((language) => (say(language) === say('en') ? [] : [[language, say(language)]])));
