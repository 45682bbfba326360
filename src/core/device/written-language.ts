import type { Language } from './preferences.ts';

/** The languages that contracts name: of mails, notifications, and the texts of an installation. */
export const writtenLanguages = ['en', 'hi'] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** The language in which the server writes to readers of another one. */
export const writtenLanguage = (language: Language): WrittenLanguage => writtenLanguages.find((written) => written === language) ?? 'en';
