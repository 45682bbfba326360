import type { Language } from '#core/device/preferences.ts';

const months: Readonly<Record<Language, readonly string[]>> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

/** Names of the months, from January. */
export const monthNames = (language: Language): readonly string[] => months[language];

/** A month such as `2026-11` in words. */
export const monthWords = (language: Language, month: string): string => `${months[language][Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** A day such as `2026-11-20` in words. */
export const dateWords = (language: Language, day: string): string => `${Number(day.slice(8, 10))} ${monthWords(language, day)}`;
