import type { Preference, Preferences } from '#core/device/preferences.ts';

/** Preferences from the reader's request, for SSR. */
export class SsrPreferences implements Preferences {
  readonly #preference: Preference;

  constructor(preference: Preference) {
    this.#preference = preference;
  }

  read(): Preference {
    return this.#preference;
  }

  /** Keeps nothing, as no preference changes during rendering. */
  remember(): void {}
}
