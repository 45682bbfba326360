import { makeAutoObservable } from 'mobx';
import type { Preferences, Theme } from '#core/device/preferences.ts';

/** Colour scheme, and pictures at once or on demand. */
export class AppearanceStore {
  theme: Theme;
  readonly savesData: boolean;
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    const { theme, savesData } = preferences.read();
    this.theme = theme;
    this.savesData = savesData;
    makeAutoObservable(this, { savesData: false });
  }

  choose(theme: Theme): void {
    this.theme = theme;
    this.#preferences.remember({ theme });
  }
}
