import { writtenLanguage } from '#core/content/written-language.ts';

/** Direction and language of a member's text, for voices and typefaces. */
export const inItsLanguage = (text: string | null) => ({ dir: 'auto', lang: text === null ? undefined : writtenLanguage(text) }) as const;
