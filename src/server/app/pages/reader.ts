import type { IncomingHttpHeaders } from 'node:http';
import { languageNamed, themeNamed, type Language, type Preference } from '#core/device/preferences.ts';
import { preferenceSpelled } from '#core/device/spelled-preference.ts';
import { orderNamed } from '#core/feeds/order-spelling.ts';
import { cookiesIn } from '../http/cookies.ts';

/** Reader's preferences by cookies, else by the browser's language. */
export function preferenceIn(headers: IncomingHttpHeaders, languages: readonly Language[]): Preference {
  const cookies = cookiesIn(headers.cookie);
  const chosen = preferenceSpelled(cookies.get('chosen'));
  return {
    language: cookies.has('lang') ? languageNamed(cookies.get('lang'), languages) : languageAsked(headers['accept-language'], languages),
    theme: themeNamed(cookies.get('theme')),
    feedOrder: orderNamed(cookies.get('order')) ?? 'FOR_YOU',
    ownLanguageFirst: cookies.get('first') === 'own',
    chosen,
    savesData: chosen.savesData || headers['save-data'] === 'on',
  };
}

export const drawsItself = ({ cookie }: IncomingHttpHeaders): boolean => cookiesIn(cookie).get('draws') === 'yes';

/** Recent change in this browser, which a cached page may lack. */
export const wroteJustNow = ({ cookie }: IncomingHttpHeaders): boolean => cookiesIn(cookie).has('wrote');

export function languageAsked(accepted: string | undefined, languages: readonly Language[]): Language {
  const asked = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [name = '', weight] = part.split(';');
      return { name: name.trim().toLowerCase().split('-', 1)[0] ?? '', weight: weight === undefined ? 1 : Number(weight.replace(/^\s*q=/, '')) || 0 };
    })
    .filter(({ name, weight }) => weight > 0 && languages.some((language) => language === name))
    .sort((one, other) => other.weight - one.weight);
  return languageNamed(asked[0]?.name, languages);
}
