import { afterEach, expect, it, vi } from 'vitest';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { usualPreference } from '#core/device/member-preference.ts';
import { BrowserPreferences, tellThatItDraws } from '#web/adapters/device/browser-preferences.ts';

afterEach(() => vi.restoreAllMocks());

it.each([1, 30, 400])('cookies of preferences are stored for as many days as the host says: %i (R-218)', (days) => {
  const stored = vi.spyOn(document, 'cookie', 'set');
  new BrowserPreferences({ ...usualHostSettings, cookieDays: days }).remember({
    language: 'hi',
    theme: 'dark',
    feedOrder: 'LATEST',
    ownLanguageFirst: true,
    chosen: usualPreference,
  });
  tellThatItDraws(days);
  const cookies = stored.mock.calls.map(([cookie]) => cookie);
  expect(cookies.map((cookie) => /^\w+/.exec(cookie)?.[0])).toEqual(['order', 'first', 'lang', 'theme', 'chosen', 'draws']);
  for (const cookie of cookies) expect(cookie).toContain(`; max-age=${days * 86_400};`);
});

it('saving data holds at once, and is read again from its cookie (R-154)', () => {
  const preferences = new BrowserPreferences(usualHostSettings);
  for (const savesData of [true, false]) {
    // As the server renders it for who saves data.
    document.documentElement.dataset['saves'] = '';
    preferences.remember({ chosen: { ...usualPreference, savesData } });
    const { chosen, savesData: saves } = preferences.read();
    expect([chosen.savesData, saves]).toEqual([savesData, savesData]);
  }
});
