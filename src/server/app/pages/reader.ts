import type { IncomingHttpHeaders } from 'node:http';
import { languageNamed, themeNamed, type Language, type Preference } from '#core/device/preferences.ts';
import { orderNamed } from '#core/feeds/order-spelling.ts';
import { cookiesIn } from '../http/cookies.ts';

/** The preferences of the reader of a page: as their cookies say, and before there are any, in the language their browser asks for. */
export function preferenceIn(headers: IncomingHttpHeaders, languages: readonly Language[]): Preference {
  const cookies = cookiesIn(headers.cookie);
  return {
    language: cookies.has('lang') ? languageNamed(cookies.get('lang'), languages) : languageAsked(headers['accept-language'], languages),
    theme: themeNamed(cookies.get('theme')),
    feedOrder: orderNamed(cookies.get('order')) ?? 'FOR_YOU',
    savesData: headers['save-data'] === 'on',
  };
}

/** Whether a browser has reported that scripts run in it, as one does for a member. */
export const drawsItself = ({ cookie }: IncomingHttpHeaders): boolean => cookiesIn(cookie).get('draws') === 'yes';

/** Whether this browser changed something a moment ago, so that a stored page may not show it yet. */
export const wroteJustNow = ({ cookie }: IncomingHttpHeaders): boolean => cookiesIn(cookie).has('wrote');

/** The first of these languages that a browser lists, or English. */
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
