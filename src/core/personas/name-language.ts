/** The languages that made-up names are suggested in, each in its own script. */
const nameLanguages = ['en', 'hi'] as const;
export type NameLanguage = (typeof nameLanguages)[number];

/** The language of names for a language of screens. */
export const nameLanguageFor = (language: string): NameLanguage => nameLanguages.find((known) => known === language) ?? 'en';
