import type { Language } from './preferences.ts';

/** English always present, other languages where available. */
export type InLanguages<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/** Falls back to English. */
export const inLanguage = <T>(texts: InLanguages<T>, language: Language): T => texts[language] ?? texts.en;
