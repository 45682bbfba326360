import type { Preference, Preferences } from '#core/device/preferences.ts';

/** Preferences during server-side rendering (SSR): those that the reader's request named. */
export class SsrPreferences implements Preferences {
  readonly #preference: Preference;

  constructor(preference: Preference) {
    this.#preference = preference;
  }

  read(): Preference {
    return this.#preference;
  }

  /** Keeps nothing: during rendering nobody changes a preference. */
  remember(): void {}
}
