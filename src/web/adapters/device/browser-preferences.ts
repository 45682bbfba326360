import { orderNamed, spelledOrder } from '#core/feeds/order-spelling.ts';
import { languageNamed, themeNamed, type Preference, type Preferences } from '#core/device/preferences.ts';
import { preferenceSpelled, spelledPreference } from '#core/device/spelled-preference.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';

const daySeconds = 86_400;

/** Cookies, so that the server renders with the same preferences. */
export class BrowserPreferences implements Preferences {
  readonly #host: Pick<HostSettings, 'cookieDays' | 'languages'>;

  /** Language read before, since cached pages for everyone do not know their reader. */
  constructor(host: Pick<HostSettings, 'cookieDays' | 'languages'>) {
    this.#host = host;
    const { documentElement } = document;
    const { kept: cached } = documentElement.dataset;
    if (cached === undefined) return;
    if (cached === '') documentElement.lang = languageNamed(cookie('lang'), host.languages);
    documentElement.dataset['theme'] = themeNamed(cookie('theme'));
    if (savesData()) documentElement.dataset['saves'] = '';
  }

  read(): Preference {
    const { lang, dataset } = document.documentElement;
    const chosen = preferenceSpelled(cookie('chosen'));
    return {
      language: languageNamed(lang, this.#host.languages),
      theme: themeNamed(dataset['theme']),
      feedOrder: (dataset['kept'] !== 'page' && orderNamed(cookie('order'))) || 'FOR_YOU',
      ownLanguageFirst: dataset['kept'] !== 'page' && cookie('first') === 'own',
      chosen,
      savesData: chosen.savesData || dataset['saves'] !== undefined,
    };
  }

  remember({ language, theme, feedOrder, ownLanguageFirst, chosen }: Partial<Omit<Preference, 'savesData'>>): void {
    if (feedOrder) this.#keep('order', spelledOrder(feedOrder));
    if (ownLanguageFirst !== undefined) this.#keep('first', ownLanguageFirst ? 'own' : 'any');
    if (language) {
      document.documentElement.lang = language;
      this.#keep('lang', language);
    }
    if (theme) {
      document.documentElement.dataset['theme'] = theme;
      this.#keep('theme', theme);
    }
    if (chosen) {
      this.#keep('chosen', spelledPreference(chosen));
      if (!savesData()) delete document.documentElement.dataset['saves'];
    }
  }

  #keep(name: string, value: string): void {
    keep(name, value, this.#host.cookieDays);
  }
}

/** Tells the server that scripts run, so that members get a skeleton with data instead of a whole page. */
export function tellThatItDraws(cookieDays: number): void {
  if (cookie('draws') === undefined) keep('draws', 'yes', cookieDays);
}

/** Marks a change that stored pages may not show yet. */
export function tellThatItWrote(): void {
  document.cookie = 'wrote=yes; path=/; max-age=60; samesite=lax';
}

/** Reported by some browsers only, and known to server-rendered pages from the request. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}

function keep(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${days * daySeconds}; samesite=lax`;
}

const cookie = (name: string): string | undefined => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];
