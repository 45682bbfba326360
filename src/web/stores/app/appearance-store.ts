import { makeAutoObservable, observableRef } from 'mobx';
import type { Preferences, Theme } from '#core/device/preferences.ts';
import type { MemberPreference } from '#core/device/member-preference.ts';

/** Colour scheme and reading preferences of this device. */
export class AppearanceStore {
  theme: Theme;
  chosen: MemberPreference;
  isOwnFirst: boolean;
  /** Makes pictures wait for a press. */
  savesData: boolean;
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    const { theme, chosen, savesData, ownLanguageFirst } = preferences.read();
    this.theme = theme;
    this.chosen = chosen;
    this.savesData = savesData;
    this.isOwnFirst = ownLanguageFirst;
    makeAutoObservable(this, { chosen: observableRef });
  }

  /** True where texts in the language of the screen come first. */
  get putsOwnFirst(): boolean {
    return this.isOwnFirst && this.#preferences.read().language !== 'en';
  }

  putOwnFirst(ownLanguageFirst: boolean): void {
    this.isOwnFirst = ownLanguageFirst;
    this.#preferences.remember({ ownLanguageFirst });
  }

  choose(theme: Theme): void {
    this.theme = theme;
    this.#preferences.remember({ theme });
  }

  prefer(chosen: MemberPreference): void {
    this.chosen = chosen;
    this.#preferences.remember({ chosen });
    this.savesData = this.#preferences.read().savesData;
  }
}
