import type { Preference, Preferences } from '#core/device/preferences.ts';

export class FakePreferences implements Preferences {
  preference: Preference;

  constructor(preference: Partial<Preference> = {}) {
    this.preference = { language: 'en', theme: 'system', feedOrder: 'FOR_YOU', savesData: false, ...preference };
  }

  read(): Preference {
    return this.preference;
  }

  remember(change: Partial<Omit<Preference, 'savesData'>>): void {
    this.preference = { ...this.preference, ...change };
  }
}
