import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPoints, openPointsOf, type TouchedCalculator } from '#core/calculators/open-points.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { DeviceStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { openPoints as sentences } from '#web/words/en/calculators/rules.ts';
import * as compareOffers from '#web/app/compare-offers/compare-offers-wiring.ts';
import * as gratuity from '#web/app/gratuity/gratuity-wiring.ts';
import * as hike from '#web/app/hike/hike-wiring.ts';
import * as hra from '#web/app/hra/hra-wiring.ts';
import * as takeHome from '#web/app/take-home/take-home-wiring.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { open } from '#tests/screens/open.tsx';
import { textsOf } from '#tests/screens/texts-of.ts';

const pages = { takeHome, compareOffers, hike, hra, gratuity } as const satisfies Readonly<Record<TouchedCalculator, unknown>>;

describe('what a calculator says about the law it knows (F-20)', () => {
  it.each(['takeHome', 'compareOffers', 'hike', 'hra', 'gratuity'] as const)(
    '%s: the day of the check beside the answer, and every open point (C-2)',
    async (name) => {
      open(pages[name], screens[name], screens[name], [
        [Fragments, new FakeFragments()],
        [DeviceStorage, new FakeUserStorage()],
      ]);
      const rules = await screen.findByRole('region', { name: 'Rules used' });
      expect(rules.textContent).toContain('Rules checked up to 10 October 2026. We do not count rules made after that day.');
      const result = document.getElementById('result');
      expect(result?.textContent).toContain('Rules checked up to 10 October 2026');
      const shown = textsOf(rules, 'listitem', { hidden: true });
      const said: Readonly<Record<string, string>> = sentences;
      expect(shown).toEqual(openPointsOf(name).map((point) => said[point]));
    },
  );

  it('names each row of a rule in proper Hindi, sentence ends included', async () => {
    const preferences = new FakePreferences({ language: 'hi' });
    const swaps = [
      [Fragments, new FakeFragments()],
      [DeviceStorage, new FakeUserStorage()],
    ] as const;
    const { view } = open(takeHome, screens.takeHome, screens.takeHome, swaps, { preferences });
    const rules = await screen.findByRole('region', { name: 'कौन से नियम लगे' });
    const names = [...rules.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(names.filter((name) => name?.startsWith('पीएफ की सीमा')).length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    expect(rules.textContent).toContain('नियम 10 अक्टूबर 2026 तक के जाँचे हुए। ');
    expect(rules.textContent).not.toMatch(/[\u0900-\u097f](?<!सं)\. /u);
    expect(view.container.textContent).not.toContain('अक्तूबर');
  });

  it('leaves no point without a page', () => {
    const named = (['takeHome', 'compareOffers', 'hike', 'hra', 'gratuity'] as const).flatMap(openPointsOf);
    expect(openPoints.filter((point) => !named.includes(point))).toEqual([]);
    expect(openPoints.length).toBeGreaterThan(20);
  });
});
