import type { InLanguages } from '../device/language-texts.ts';
import type { Language } from '../device/preferences.ts';
import { longestNameWaitMinutes } from '../personas/waiting-name.ts';
import { usualProofs, type CountedProof } from '../persona-keys/counted-proofs.ts';

/** An advertisement of the host: a sentence and a link, of this installation alone. */
export interface HostAdvertisement {
  /** The internal names of the pages that may show it. */
  readonly pages: readonly string[];
  readonly text: InLanguages<string>;
  readonly url: string;
}

/** What a host sets that pages have to know. */
export interface HostSettings {
  /** The languages that pages are built in, of which readers choose. */
  readonly languages: readonly Language[];
  /** The origins of pages that may frame the product as its native app does. */
  readonly nativeOrigins: readonly string[];
  /** Where the native app can be had. */
  readonly appUrl: string | null;
  /** How many days the cookies of preferences are stored. */
  readonly cookieDays: number;
  /** The proofs by which what a member sends counts in figures. */
  readonly countedProofs: readonly CountedProof[];
  /** The most minutes that a made-up name waits before it begins. */
  readonly nameWaitMinutes: number;
  readonly advertisement: HostAdvertisement | null;
}

/** The most days that a browser stores a cookie. */
export const mostCookieDays = 400;

/** An installation whose host set nothing. */
export const usualHostSettings: HostSettings = {
  languages: ['en', 'hi'],
  nativeOrigins: [],
  appUrl: null,
  cookieDays: 365,
  countedProofs: usualProofs,
  nameWaitMinutes: longestNameWaitMinutes,
  advertisement: null,
};
