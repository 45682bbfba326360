import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Fragments } from '#core/navigation/fragments.ts';
import { OfflineCopies } from '#core/device/offline-copies.ts';
import { DeviceStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import * as compareOffers from '#web/app/compare-offers/compare-offers-wiring.ts';
import * as takeHome from '#web/app/take-home/take-home-wiring.ts';
import { BrowserFragments } from '#web/adapters/navigation/browser-fragments.ts';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { FakeOfflineCopies } from '#tests/fakes/device/fake-offline-copies.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { open } from '#tests/screens/open.tsx';

type Pairs = Readonly<Record<string, string>>;

const engineer = { ctc: '1800000', name: 'Software Engineer, Pravaha' };

function takeHomeAt(query: Pairs, pairs: Pairs = {}) {
  const [fragments, clock] = [new FakeFragments(pairs, query), new FakeClock()];
  const store = new TakeHomeStore(fragments, clock);
  store.follow();
  return { store, fragments, clock };
}

function offersAt(query: Pairs, kept = new FakeUserStorage()) {
  const fragments = new FakeFragments({}, query);
  const store = new OffersStore(fragments, kept, new FakeClock());
  const stop = store.follow();
  return { store, kept, fragments, stop, names: () => store.offers.map(({ name, ctc }) => [name.value, ctc.value]) };
}

function offersAfter(...names: readonly string[]): FakeUserStorage {
  const kept = new FakeUserStorage();
  for (const name of names) offersAt({ ctc: '1000000', name }, kept).stop();
  return kept;
}

describe('a link to the take-home calculator with a pay (R-043)', () => {
  it('fills in the pay and the place, whose state decides the professional tax', () => {
    const { store } = takeHomeAt({ ctc: '2400000', city: 'pune' });
    expect([store.entries.ctc.text, store.entries.basis.value, store.input.state]).toEqual(['24,00,000', 'ctc', 'maharashtra']);
  });

  it('is read once: it leaves the query, and the fragment keeps the values', () => {
    const { fragments, clock } = takeHomeAt({ ctc: '2400000', city: 'pune', from: 'mail' });
    clock.advance(300);
    expect([fragments.query, fragments.pairs['ctc'], fragments.pairs['place']]).toEqual([{ from: 'mail' }, '2400000', 'pune']);
  });

  it('overwrites no pay for good: there is a way back to what stood there', () => {
    const { store } = takeHomeAt({ ctc: '2400000', city: 'atlantis' }, { ctc: '900000', basis: 'gross', place: 'delhi', variable: '50000', age: '60-to-79' });
    const shown = () => [store.entries.ctc.value, store.entries.basis.value, store.entries.place.value, store.variable, store.entries.age.value];
    expect([shown(), store.brought.hasOwn]).toEqual([[2_400_000, 'ctc', 'delhi', 0, 'below-60'], true]);
    store.brought.giveBack();
    expect([shown(), store.brought.along]).toEqual([[900_000, 'gross', 'delhi', 50_000, '60-to-79'], undefined]);
  });

  it.each([{}, { ctc: 'lots', city: 'pune' }, { city: 'pune' }])('changes nothing where nobody can read it: %o', (query) => {
    const { store } = takeHomeAt(query, { ctc: '900000' });
    expect([store.entries.ctc.value, store.entries.place.value, store.brought.along]).toEqual([900_000, 'bengaluru', undefined]);
  });

  it('says that the amount came along, and leads back to the example', async () => {
    const fragments = new FakeFragments({}, { ctc: '2400000', city: 'pune' });
    open(takeHome, screens.takeHome, screens.takeHome, [
      [Fragments, fragments],
      [OfflineCopies, new FakeOfflineCopies()],
    ]);
    expect(await screen.findByText('The link you opened filled in ₹24,00,000 a year.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your CTC').value).toBe('24,00,000');
    await userEvent.click(screen.getAllByRole('button', { name: 'Back to the example' })[0] ?? document.body);
    expect(screen.getByLabelText<HTMLInputElement>('Your CTC').value).toBe('18,00,000');
    expect(screen.queryByText(/filled in/)).toBeNull();
  });
});

describe('what is said of the amount of a link', () => {
  const said = 'The link you opened filled in ₹24,00,000 a year.';
  const shown = async (pairs: Pairs = {}) => {
    open(takeHome, screens.takeHome, screens.takeHome, [
      [Fragments, new FakeFragments(pairs, { ctc: '2400000' })],
      [OfflineCopies, new FakeOfflineCopies()],
    ]);
    expect(await screen.findByText(said)).toBeTruthy();
    return screen.getByLabelText<HTMLInputElement>('Your CTC');
  };

  it('goes when the amount is changed, while the way back to one’s own stays', async () => {
    fireEvent.change(await shown({ ctc: '900000' }), { target: { value: '25 lakh' } });
    expect(screen.queryByText(/filled in/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to my own numbers' }));
    expect(screen.getByLabelText<HTMLInputElement>('Your CTC').value).toBe('9,00,000');
    expect(screen.queryByRole('button', { name: 'Back to my own numbers' })).toBeNull();
  });

  it('goes when what is typed cannot be read', async () => {
    fireEvent.change(await shown(), { target: { value: 'much' } });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('goes from the offers, too', () => {
    const { store } = offersAt(engineer, offersAfter('One'));
    expect(store.brought.filledIn?.name).toBe('Software Engineer, Pravaha');
    store.offers[1]?.ctc.type('19 lakh');
    expect(store.brought.filledIn).toBeUndefined();
  });
});

describe('a link to the offer comparer with a pay (R-005)', () => {
  it('takes the place of the example, and nothing of the example stays in it', () => {
    const { store, names, kept } = offersAt(engineer);
    expect([offersAt({}).store.isExample, store.isExample]).toEqual([true, false]);
    expect(names()).toEqual([['Software Engineer, Pravaha', 1_800_000]]);
    expect(store.answer.offers[0]).toMatchObject({ ctc: 1_800_000, currentSalary: false });
    expect([store.offers[0]?.variable.value, store.offers[0]?.stock.value, store.offers[0]?.joining.value]).toEqual([0, 0, 0]);
    expect(Object(kept.read('offers'))['ctc1']).toBe('1800000');
  });

  it('is added beside the offers that are stored on the device, each as it was', () => {
    const { store, names, kept } = offersAt(engineer, offersAfter('One'));
    expect(names()).toEqual([
      ['One', 1_000_000],
      ['Software Engineer, Pravaha', 1_800_000],
    ]);
    expect([store.offers[1]?.variable.value, store.offers[1]?.stock.value, store.offers[1]?.clawback.value]).toEqual([0, 0, false]);
    expect([
      Object(kept.read('offers'))['name1'],
      Object(kept.read('offers'))['name2'],
      Object(kept.read('offers'))['variable2'],
      Object(kept.read('offers'))['count'],
    ]).toEqual(['One', 'Software Engineer, Pravaha', '0', '2']);
  });

  it('is added once, also when the link is followed again', () => {
    const { names } = offersAt({ ctc: '1000000', name: 'Two' }, offersAfter('One', 'Two'));
    expect(names().map(([name]) => name)).toEqual(['One', 'Two']);
  });

  it('finds no room beside three, and changes none of them (D-09)', () => {
    const { store, names } = offersAt(engineer, offersAfter('One', 'Two', 'Three'));
    expect(names().map(([name]) => name)).toEqual(['One', 'Two', 'Three']);
    expect([store.brought.along, store.brought.refused?.name]).toEqual([undefined, 'Software Engineer, Pravaha']);
    store.remove(0);
    expect(store.brought.refused).toBeUndefined();
  });

  it('is taken away again by the way back', () => {
    const { store, names, kept } = offersAt(engineer, offersAfter('One'));
    store.brought.giveBack();
    expect([names(), Object(kept.read('offers'))['name2']]).toEqual([[['One', 1_000_000]], undefined]);
  });

  it('says so on the page, also where there is no room (D-09)', async () => {
    const swaps = (kept: FakeUserStorage) =>
      [
        [Fragments, new FakeFragments({}, engineer)],
        [DeviceStorage, kept],
        [OfflineCopies, new FakeOfflineCopies()],
      ] as const;
    const { view } = open(compareOffers, screens.compareOffers, screens.compareOffers, swaps(offersAfter('One')));
    expect(await screen.findByText('The link you opened filled in ₹18,00,000 a year: Software Engineer, Pravaha.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to my own numbers' }));
    expect(screen.queryByRole('group', { name: 'Software Engineer, Pravaha' })).toBeNull();
    view.unmount();
    open(compareOffers, screens.compareOffers, screens.compareOffers, swaps(offersAfter('One', 'Two', 'Three')));
    await waitFor(() => expect(screen.getByText(/You can only add/).textContent).toBe('Software Engineer, Pravaha: You can only add 3 salaries/offers.'));
  });
});

describe('the query of the address bar', () => {
  it('gives away what is asked for, once, and keeps all else as it was spelled', () => {
    history.replaceState({ step: 1 }, '', '/salaries/compare-offers?from=a%20b&ctc=1800000&name=Software+Engineer%2C+Pravaha#place=pune');
    const fragments = new BrowserFragments();
    expect(fragments.takeQuery(['ctc', 'name'])).toEqual(engineer);
    expect([location.pathname + location.search + location.hash, history.state]).toEqual(['/salaries/compare-offers?from=a%20b#place=pune', { step: 1 }]);
    expect(fragments.takeQuery(['ctc', 'name'])).toEqual({});
    history.replaceState(null, '', '/');
  });
});
