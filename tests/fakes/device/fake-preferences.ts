import type { Preference, Preferences } from '#core/device/preferences.ts';
import { usualPreference } from '#core/device/member-preference.ts';

export class FakePreferences implements Preferences {
  preference: Preference;

  constructor(preference: Partial<Preference> = {}) {
    this.preference = {
      language: 'en',
      theme: 'system',
      feedOrder: 'FOR_YOU',
      ownLanguageFirst: false,
      chosen: usualPreference,
      savesData: false,
      ...preference,
    };
  }

  read(): Preference {
    return this.preference;
  }

  remember(change: Partial<Omit<Preference, 'savesData'>>): void {
    const { savesData, chosen } = this.preference;
    const asksItself = savesData && !chosen.savesData;
    this.preference = { ...this.preference, ...change, savesData: asksItself || (change.chosen ?? chosen).savesData };
  }
}
