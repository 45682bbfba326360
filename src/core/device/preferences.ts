import type { FeedOrder } from '../feeds/feed-order.ts';
import type { MemberPreference } from './member-preference.ts';

/** Languages by their own names. Adding one takes a line here and a folder in web/words. */
export const languageNames = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
} as const;
export type Language = keyof typeof languageNames;

export const languages: readonly Language[] = Object.keys(languageNames).filter((code): code is Language => code in languageNames);

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export interface Preference {
  readonly language: Language;
  readonly theme: Theme;
  readonly feedOrder: FeedOrder;
  /** Lists begin with texts in the language of the screen, unless that is English. */
  readonly ownLanguageFirst: boolean;
  readonly chosen: MemberPreference;
  /** True if chosen or asked for by the device. */
  readonly savesData: boolean;
}

/** Preferences of this device. Only what is `chosen` follows a member to others. */
export abstract class Preferences {
  abstract read(): Preference;
  abstract remember(change: Partial<Omit<Preference, 'savesData'>>): void;
}

/** Falls back for an unknown value or a language not among the given ones. */
export const languageNamed = (text: string | undefined, among = languages): Language => among.find((known) => known === text) ?? 'en';
export const themeNamed = (text: string | undefined): Theme => themes.find((known) => known === text) ?? 'system';
