import { languageNamed, themeNamed, type Preference, type Preferences } from '#core/device/preferences.ts';

const aYearSeconds = 31_536_000;

/** Keeps the preference in two cookies, so that the server prints pages the same way, and shows it on the document. */
export class BrowserPreferences implements Preferences {
  read(): Preference {
    const { lang, dataset } = document.documentElement;
    return { language: languageNamed(lang), theme: themeNamed(dataset['theme']) };
  }

  remember({ language, theme }: Partial<Preference>): void {
    if (language) {
      document.documentElement.lang = language;
      keep('lang', language);
    }
    if (theme) {
      document.documentElement.dataset['theme'] = theme;
      keep('theme', theme);
    }
  }
}

function keep(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${aYearSeconds}; samesite=lax`;
}
