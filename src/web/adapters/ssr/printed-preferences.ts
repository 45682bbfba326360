import type { Preference, Preferences } from '#core/device/preferences.ts';

/** What a reader's request said about their preference, while their page is printed. */
export class PrintedPreferences implements Preferences {
  readonly #preference: Preference;

  constructor(preference: Preference) {
    this.#preference = preference;
  }

  read(): Preference {
    return this.#preference;
  }

  /** A page that is being printed has nobody who could change their mind. */
  remember(): void {}
}
