import { orderNamed, spelledOrder } from '#core/feeds/order-spelling.ts';
import { languageNamed, themeNamed, type Preference, type Preferences } from '#core/device/preferences.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';

const daySeconds = 86_400;

/** Keeps the preference in cookies, so that the server renders pages the same way, and shows it on the document. */
export class BrowserPreferences implements Preferences {
  readonly #host: Pick<HostSettings, 'cookieDays' | 'languages'>;

  /** A page from the cache, made for everyone, does not know yet who reads it. One that was read before is in its language. */
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
    return {
      language: languageNamed(lang, this.#host.languages),
      theme: themeNamed(dataset['theme']),
      feedOrder: (dataset['kept'] !== 'page' && orderNamed(cookie('order'))) || 'FOR_YOU',
      savesData: dataset['saves'] !== undefined,
    };
  }

  remember({ language, theme, feedOrder }: Partial<Omit<Preference, 'savesData'>>): void {
    if (feedOrder) this.#keep('order', spelledOrder(feedOrder));
    if (language) {
      document.documentElement.lang = language;
      this.#keep('lang', language);
    }
    if (theme) {
      document.documentElement.dataset['theme'] = theme;
      this.#keep('theme', theme);
    }
  }

  #keep(name: string, value: string): void {
    keep(name, value, this.#host.cookieDays);
  }
}

/** Tells the server that scripts run here: a member is then sent a skeleton with the answers to draw it from, and no whole page. */
export function tellThatItDraws(cookieDays: number): void {
  if (cookie('draws') === undefined) keep('draws', 'yes', cookieDays);
}

/** Tells the server for as long as pages are stored that something was changed here, which they may not show yet. */
export function tellThatItWrote(): void {
  document.cookie = 'wrote=yes; path=/; max-age=60; samesite=lax';
}

/** Only some browsers tell, and a page that comes from the server knows it by its request. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}

function keep(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${days * daySeconds}; samesite=lax`;
}

const cookie = (name: string): string | undefined => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];
