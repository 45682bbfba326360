import type { Language } from '../device/preferences.ts';
import type { Device } from '../sessions/device.ts';

/** The changes of how an account logs in that its member is told of. */
export const loginChanges = ['passkeyAdded', 'passkeyRemoved', 'codesMade', 'codeUsed'] as const;
export type LoginChange = (typeof loginChanges)[number];

/** A browser as a notice keeps it: no more than the list of sessions says. */
export const noticedDevice = ({ browser, system }: Device): string => `${browser}/${system}`;

const changesSaid: Readonly<Record<Language, Readonly<Record<LoginChange, string>>>> = {
  en: {
    passkeyAdded: 'A passkey was added to your account. Not you? Remove it',
    passkeyRemoved: 'A passkey of yours was removed. Not you? Log out everywhere else',
    codesMade: 'New recovery codes were made for your account. Not you? Log out everywhere else',
    codeUsed: 'A recovery code was used to log in. Not you? Log out everywhere else',
  },
  hi: {
    passkeyAdded: 'आपके खाते में एक पासकी जुड़ी। आपने नहीं जोड़ी? उसे हटाएँ',
    passkeyRemoved: 'आपकी एक पासकी हटाई गई। आपने नहीं हटाई? बाकी सब जगह लॉग आउट करें',
    codesMade: 'आपके खाते के नए रिकवरी कोड बने। आपने नहीं बनाए? बाकी सब जगह लॉग आउट करें',
    codeUsed: 'एक रिकवरी कोड से लॉग इन हुआ। वह आप नहीं थे? बाकी सब जगह लॉग आउट करें',
  },
};

/** The sentence of a change of how an account logs in. */
export const changeSaid = (change: string | undefined, language: Language): string =>
  changesSaid[language][loginChanges.find((each) => each === change) ?? 'passkeyAdded'];

const systemsSaid: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { iOS: 'iPhone or iPad', macOS: 'Mac' },
  hi: { iOS: 'iPhone या iPad', macOS: 'Mac' },
};

const someBrowser: Readonly<Record<Language, string>> = { en: 'another browser', hi: 'किसी और ब्राउज़र' };

/** A browser as a notice says it, such as “Chrome, Android”. */
export function deviceSaid(noticed: string | undefined, language: Language): string {
  const [browser = 'other', system = 'other'] = noticed?.split('/') ?? [];
  const said = browser === 'other' ? someBrowser[language] : browser;
  return system === 'other' ? said : `${said}, ${systemsSaid[language][system] ?? system}`;
}
