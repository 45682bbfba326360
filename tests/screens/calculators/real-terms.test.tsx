import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { OfflineCopies } from '#core/device/offline-copies.ts';
import { screens } from '#core/navigation/screens.ts';
import * as hike from '#web/app/hike/hike-wiring.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { FakeOfflineCopies } from '#tests/fakes/device/fake-offline-copies.ts';
import { open } from '#tests/screens/open.tsx';

const hikeWith = (pairs: Readonly<Record<string, string>>): HikeStore => {
  const store = new HikeStore(new FakeFragments(pairs), new FakeClock());
  store.form.fill(pairs);
  return store;
};

const inRealTerms = { old: '1200000', percent: '8', real: 'yes', lastRaise: '2024-04', thisRaise: '2025-04' };

function openHike(pairs: Readonly<Record<string, string>> = {}) {
  const clipboards = new FakeClipboards();
  const opened = open(hike, screens.hike, screens.hike, [
    [Fragments, new FakeFragments(pairs)],
    [Clipboards, clipboards],
    [OfflineCopies, new FakeOfflineCopies()],
  ]);
  return { ...opened, clipboards };
}

describe('the hike calculator in real terms (F-29)', () => {
  it('asks for the months of both raises, up to that of today', () => {
    const store = hikeWith({});
    expect([store.months[0], store.months.at(-1), store.real]).toEqual(['2026-11', '2021-01', undefined]);
    expect([store.entries.lastRaise.value, store.entries.thisRaise.value, store.missingMonth]).toEqual(['2025-05', '2026-05', undefined]);
  });

  it('answers by the pay that is filled in, and follows it', () => {
    const store = hikeWith(inRealTerms);
    expect(store.real).toMatchObject({ nominalPercent: 8, realPercent: 4.69, pricesPercent: 3.16 });
    store.entries.percent.type('3');
    expect(store.real?.realPercent).toBe(-0.16);
    store.entries.real.choose(false);
    expect(store.real).toBeUndefined();
  });

  it.each([
    [{ ...inRealTerms, thisRaise: '2026-10' }, '2026-10', false],
    [{ ...inRealTerms, thisRaise: '2023-04' }, undefined, true],
  ])('has no answer to %o', (pairs, missing, isBackwards) => {
    const store = hikeWith(pairs);
    expect([store.real, store.missingMonth, store.isBackwards]).toEqual([undefined, missing, isBackwards]);
  });
});

describe('the hike screen in real terms (F-29)', () => {
  it('says what prices did, what is left, and by which index', async () => {
    openHike(inRealTerms);
    const real = await screen.findByRole('region', { name: 'After price rises' });
    expect(real.textContent).toContain('Prices rose 3.16% in that time; at the prices of April 2024 your hike is 4.69%.');
    expect(real.textContent).toContain('New pay at the prices of April 2024₹12,56,299');
    expect(screen.getAllByText(/Index of consumer prices, all India · Applies from/).length).toBe(2);
  });

  it('says that a hike below the rise of prices leaves less', async () => {
    openHike({ ...inRealTerms, percent: '6', lastRaise: '2021-04', thisRaise: '2022-04' });
    const real = await screen.findByRole('region', { name: 'After price rises' });
    expect(real.textContent).toContain('Prices rose 7.79% in that time; at the prices of April 2021 your pay is 1.66% less.');
  });

  it('is there only when switched on, and names a month without an index', async () => {
    openHike();
    await screen.findByRole('region', { name: 'New pay' });
    expect(screen.queryByRole('region', { name: 'After price rises' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'After price rises' }));
    const real = screen.getByRole('region', { name: 'After price rises' });
    expect(real.textContent).toContain('Prices rose 3.93% in that time');
    await userEvent.selectOptions(screen.getByLabelText('Month of this raise'), 'October 2026');
    expect(real.textContent).toContain('We do not have the price index of October 2026, and we do not guess it. Our newest month is May 2026.');
    expect(within(real).queryByText(/Prices rose|New pay at the prices/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Month of this raise'), 'April 2025');
    expect(screen.getByText(/This raise is before your last one/)).toBeTruthy();
  });

  it('goes along with what is copied as text', async () => {
    const { clipboards } = openHike(inRealTerms);
    await screen.findByRole('region', { name: 'After price rises' });
    await userEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(clipboards.text?.split('\n')[0]).toBe(
      'From ₹12,00,000 to ₹12,96,000 a year: 8%. Prices rose 3.16% in that time; at the prices of April 2024 your hike is 4.69%.',
    );
  });

  it('says it in Hindi too', async () => {
    const { shell } = openHike(inRealTerms);
    await screen.findByRole('region', { name: 'After price rises' });
    await shell.get(WordsStore).speak('hi');
    const real = await screen.findByRole('region', { name: 'महँगाई घटाकर' });
    expect(real.textContent).toContain('इस बीच दाम 3.16% बढ़े; अप्रैल 2024 के दामों पर आपका हाइक 4.69% है।');
  });
});
