const nameLanguages = ['en', 'hi'] as const;
export type NameLanguage = (typeof nameLanguages)[number];

export const nameLanguageFor = (language: string): NameLanguage => nameLanguages.find((known) => known === language) ?? 'en';
