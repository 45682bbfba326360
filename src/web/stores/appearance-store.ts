import { makeAutoObservable } from 'mobx';
import type { Preferences, Theme } from '#core/device/preferences.ts';

/** Light, dark, or as the device is set. */
export class AppearanceStore {
  theme: Theme;
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    this.theme = preferences.read().theme;
    makeAutoObservable(this);
  }

  choose(theme: Theme): void {
    this.theme = theme;
    this.#preferences.remember({ theme });
  }
}
