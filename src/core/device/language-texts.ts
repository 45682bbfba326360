import type { Language } from './preferences.ts';

/** One thing in several languages: always in English, in others as far as they have it. */
export type InLanguages<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/** The thing in a language, or in English where that has none. */
export const inLanguage = <T>(texts: InLanguages<T>, language: Language): T => texts[language] ?? texts.en;
