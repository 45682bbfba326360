import { describe, expect, it } from 'vitest';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';

const offersWith = (kept = new FakeUserStorage()) => new OffersStore(new FakeFragments(), kept, new FakeClock());

describe('what was filled in means the same later', () => {
  it('begins with the day’s financial year, and keeps the URL’s year (R-043)', () => {
    const later = new FakeClock(Date.UTC(2031, 5, 1));
    expect(new TakeHomeStore(new FakeFragments(), new FakeClock(Date.UTC(2026, 2, 31))).entries.year.value).toBe('2025-26');
    const store = new TakeHomeStore(new FakeFragments({ ctc: '18L', year: '2024-25' }), later);
    const stop = store.form.follow();
    expect(store.entries.year.value).toBe('2024-25');
    store.form.clear();
    expect(store.entries.year.value).toBe('2026-27');
    stop();
  });

  it('takes the CTC that an offer states, as the take-home calculator counts it (F-08)', () => {
    const store = offersWith();
    store.remove(1);
    const [offer] = store.offers;
    offer?.ctc.type('18L');
    offer?.variable.type('0');
    expect(store.answer.offers[0]).toMatchObject({ ctc: 1_800_000, headlineInHand: 128_884.5, headlineFrom: '2026-10' });
    expect(store.answer.offers[0]?.ctcParts.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_800_000);
  });

  it('reads offers that were stored before a CTC could be typed as fixed pay', () => {
    const kept = new FakeUserStorage();
    kept.keep('offers', { count: '2', fixed1: '2100000' });
    const store = offersWith(kept);
    const stop = store.follow();
    expect([store.offers[0]?.basis.value, store.offers[0]?.fixed.value, store.answer.offers[0]?.years[0]?.fixed]).toEqual(['fixed', 2_100_000, 2_100_000]);
    stop();
  });

  it('asks whether a small number is the pay of a month (R-049)', () => {
    const store = new TakeHomeStore(new FakeFragments(), new FakeClock());
    const { ctc } = store.entries;
    ctc.type('85000');
    expect([ctc.problem, ctc.guess, ctc.value]).toEqual(['month-unsure', 1_020_000, 1_800_000]);
    ctc.type('85000 a year');
    expect([ctc.problem, ctc.value, ctc.kept]).toEqual([undefined, 85_000, '85000 pa']);
    ctc.type('85000 pa');
    expect(ctc.value).toBe(85_000);
    ctc.type('85,000 pm');
    expect(ctc.value).toBe(1_020_000);
  });

  it.each([
    ['fixed pay of an offer', () => offersWith().offers[0]?.fixed],
    ['new pay after a raise', () => new HikeStore(new FakeFragments(), new FakeClock()).entries.new],
  ])('asks so of the %s, too (R-049)', (_, entryOf) => {
    const entry = entryOf();
    entry?.type('85000');
    expect([entry?.problem, entry?.guess]).toEqual(['month-unsure', 1_020_000]);
  });

  it('keeps the comparer’s last answer while an offer’s parts exceed its CTC', () => {
    const store = offersWith();
    const before = store.answer.offers[0]?.value;
    store.offers[0]?.variable.type('90L');
    expect([store.answer.offers[0]?.value, store.calculation.problem]).toEqual([before, { code: 'more-than-whole' }]);
    expect(store.behind.lines.length).toBeGreaterThan(0);
  });

  it('cites the regime that taxes each offer, with its deductions and rent (C-3, C-4f)', () => {
    const store = offersWith();
    const cited = () => new Set(store.behind.lines.flatMap(({ rule }) => rule?.rule ?? []));
    const first = () => store.answer.offers[0]?.years[0];
    store.remove(1);
    expect([first()?.regime, cited().has('income-tax-slabs-new'), cited().has('income-tax-slabs-old')]).toEqual(['new', true, false]);
    const { tax: taxBefore = 0 } = first() ?? {};
    store.c80.type('1.5L');
    store.health.type('25000');
    store.other.type('9L');
    expect([first()?.regime, cited().has('income-tax-slabs-new'), cited().has('income-tax-slabs-old')]).toEqual(['old', false, true]);
    for (const rule of ['section-80c-limit', 'health-insurance-limit', 'rebate-old']) expect(cited()).toContain(rule);
    const { tax = 0 } = first() ?? {};
    expect(tax).toBeLessThan(taxBefore);

    store.other.type('4L');
    const { tax: taxWithoutRent = 0 } = first() ?? {};
    const [offer] = store.offers;
    offer?.hra.type('40000');
    offer?.rent.type('45000');
    const { tax: taxWithRent = 0 } = first() ?? {};
    expect([taxWithRent < taxWithoutRent, cited().has('hra-cities')]).toEqual([true, true]);
    store.age.choose('80-or-more');
    expect(first()?.tax).toBeLessThan(taxWithRent);
  });

  it('says in the comparer, too, that rent without HRA changes nothing (C-10)', () => {
    const store = offersWith();
    const ids = () => store.behind.warnings.map(({ id }) => id);
    store.offers[0]?.rent.type('30000');
    expect(ids()).toContain('rent-without-hra');
    store.offers[0]?.hra.type('40000');
    expect(ids()).not.toContain('rent-without-hra');
  });

  it.each(['study', 'letOut', 'other'] as const)('takes %s into the old regime, and into its sum of savings (C-10)', (name) => {
    const store = new TakeHomeStore(new FakeFragments(), new FakeClock());
    const { tax } = store.answer.old;
    store.entries[name].type('1L');
    expect([store.savings, store.answer.old.tax < tax, store.form.pairs[name]]).toEqual([100_000, true, '100000']);
  });
});
