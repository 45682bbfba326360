import type { FeedOrder } from '../feeds/feed-order.ts';

/** Every language of the pages, and what it calls itself. Another is a line here, and a folder in web/words. */
export const languageNames = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
} as const;
export type Language = keyof typeof languageNames;

export const languages: readonly Language[] = Object.keys(languageNames).filter((code): code is Language => code in languageNames);

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The preferences on this device: theme, language, and the order of reading. */
export interface Preference {
  readonly language: Language;
  readonly theme: Theme;
  readonly feedOrder: FeedOrder;
  /** Whether the device asks for as few bytes as can be. It is set there, and never here. */
  readonly savesData: boolean;
}

/** The port of preferences: how the owner of this device likes the product. Nothing of it is ever tied to an account. */
export abstract class Preferences {
  abstract read(): Preference;
  abstract remember(change: Partial<Omit<Preference, 'savesData'>>): void;
}

/** A preference as a cookie or a query spells it. An unknown value, or a language not meant, falls back. */
export const languageNamed = (text: string | undefined, among = languages): Language => among.find((known) => known === text) ?? 'en';
export const themeNamed = (text: string | undefined): Theme => themes.find((known) => known === text) ?? 'system';
