import { isAdPage } from '#core/operator/ad-pages.ts';
import type { CountedProof } from '#core/persona-keys/counted-proofs.ts';
import { languages as allLanguages, type Language } from '#core/device/preferences.ts';
import { mostCookieDays, usualHostSettings, type HostSettings } from '#core/operator/host-settings.ts';
import { isOfThisComputer } from './deployment.ts';
import { nameWaitIn } from './counted-settings.ts';
import { anyText, setting, urlWith, wholeNumber } from './setting.ts';

export const hostPageSettings = {
  languages: setting<readonly Language[]>({
    name: 'LANGUAGES',
    about:
      'The languages that pages are built in, and readers choose from. What one of them lacks is in English. Another choice builds the pages again, for half a minute.',
    fallback: usualHostSettings.languages,
    takes: `en and others with commas between them, of ${allLanguages.join(',')}`,
    read: languagesIn,
  }),
  nativeOrigins: setting<readonly string[]>({
    name: 'NATIVE_ORIGINS',
    about:
      'The origins of pages that may frame this installation as its native app does. Name only yours: such a page can press what a member sees. It has to be of the same site, such as app.daftar.example beside daftar.example; elsewhere a browser sends no cookies along, and everyone in it stays a guest. An app that opens the pages by themselves needs none; it gives its bridge to your origin alone, and opens other sites elsewhere.',
    fallback: [],
    takes: 'origins such as https://app.daftar.example with commas between them; on this computer http:// will do',
    refusesPlaceholders: true,
    read: originsIn,
  }),
  appUrl: setting<string | undefined>({
    name: 'APP_URL',
    about: 'Where readers on a phone can get the app. Without it they can add the site to their home screen.',
    fallback: undefined,
    takes: 'a URL that begins with https:',
    read: urlWith('https:'),
  }),
  cookieDays: setting<number>({
    name: 'COOKIE_DAYS',
    about: 'For how many days a browser stores the cookies of language, theme and order.',
    fallback: usualHostSettings.cookieDays,
    takes: `a number from 1 to ${mostCookieDays}`,
    read: wholeNumber(1, mostCookieDays),
  }),
  adPages: setting<readonly string[]>({
    name: 'AD_PAGES',
    about: 'The pages that show the advertisement of AD_TEXT at their end, by their names in the logs. Without it no page does.',
    fallback: [],
    takes: 'names such as JobsListing,CommunityListing, and none of a form, of settings, messages, law or moderation',
    read: (text) => (text.split(',').every(isAdPage) ? text.split(',') : undefined),
  }),
  adText: setting<string | undefined>({
    name: 'AD_TEXT',
    about: 'The sentence of the advertisement. It is labelled as an ad, and comes from no other server; who only sees it is not counted.',
    fallback: undefined,
    takes: 'a text',
    read: anyText,
  }),
  adTextHindi: setting<string | undefined>({
    name: 'AD_TEXT_HINDI',
    about: 'The same sentence in Hindi. Without it Hindi pages show AD_TEXT.',
    fallback: undefined,
    takes: 'a text',
    read: anyText,
  }),
  adUrl: setting<string | undefined>({
    name: 'AD_URL',
    about: 'Where the advertisement leads.',
    fallback: undefined,
    refusesPlaceholders: true,
    takes: 'a URL that begins with https:',
    read: urlWith('https:'),
  }),
};

interface HostPageValues {
  readonly languages: readonly Language[];
  readonly nativeOrigins: readonly string[];
  readonly appUrl: string | undefined;
  readonly cookieDays: number;
  readonly countedProofs: readonly CountedProof[];
  readonly nameWait: number | undefined;
  readonly adPages: readonly string[];
  readonly adText: string | undefined;
  readonly adTextHindi: string | undefined;
  readonly adUrl: string | undefined;
}

export function hostSettingsIn(values: HostPageValues, isDemo: boolean): HostSettings {
  const { languages, nativeOrigins, appUrl, cookieDays, countedProofs, adPages, adText, adTextHindi, adUrl } = values;
  const isComplete = adPages.length > 0 && adText !== undefined && adUrl !== undefined;
  return {
    languages,
    nativeOrigins,
    appUrl: appUrl ?? null,
    cookieDays,
    countedProofs,
    nameWaitMinutes: nameWaitIn(values, isDemo),
    advertisement: isComplete ? { pages: adPages, text: { en: adText, hi: adTextHindi ?? adText }, url: adUrl } : null,
  };
}

function originsIn(text: string): readonly string[] | undefined {
  const origins = text.split(',').map((each) => each.trim());
  return origins.every((each) => URL.canParse(each) && new URL(each).origin === each && (each.startsWith('https:') || isOfThisComputer(new URL(each).hostname)))
    ? origins
    : undefined;
}

/** Includes English as fallback and keeps the known order. */
function languagesIn(text: string): readonly Language[] | undefined {
  const named = text.split(',').map((each) => each.trim());
  const known = allLanguages.filter((language) => named.includes(language));
  return known.length === named.length && known.includes('en') ? known : undefined;
}
