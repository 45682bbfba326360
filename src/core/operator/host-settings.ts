import type { InLanguages } from '../device/language-texts.ts';
import type { Language } from '../device/preferences.ts';
import { longestNameWaitMinutes } from '../personas/waiting-name.ts';
import { usualProofs, type CountedProof } from '../persona-keys/counted-proofs.ts';

/** Host's advertisement for this installation. */
export interface HostAdvertisement {
  readonly pages: readonly string[];
  readonly text: InLanguages<string>;
  readonly url: string;
}

export interface HostSettings {
  readonly languages: readonly Language[];
  /** Origins that may frame the product like its native app. */
  readonly nativeOrigins: readonly string[];
  readonly appUrl: string | null;
  /** Lifetime of preference cookies. */
  readonly cookieDays: number;
  readonly countedProofs: readonly CountedProof[];
  /** Longest random wait before a pseudonym begins, in minutes. */
  readonly nameWaitMinutes: number;
  readonly advertisement: HostAdvertisement | null;
}

export const mostCookieDays = 400;

export const usualHostSettings: HostSettings = {
  languages: ['en', 'hi'],
  nativeOrigins: [],
  appUrl: null,
  cookieDays: 365,
  countedProofs: usualProofs,
  nameWaitMinutes: longestNameWaitMinutes,
  advertisement: null,
};
