import { describe, expect, it } from 'vitest';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { HraStore } from '#web/stores/hra/hra-store.ts';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';

const offersWith = (kept = new FakeUserStorage(), fragments = new FakeFragments()) => new OffersStore(fragments, kept, new FakeClock());

describe('the take-home calculator (R-043)', () => {
  it('begins with an example, and its answer is that of the published one', () => {
    const { answer, form } = new TakeHomeStore(new FakeFragments(), new FakeClock());
    expect([answer.netYear, answer.tax, answer.regime, form.pairs]).toEqual([1_559_800, 135_690, 'new', {}]);
  });

  it('takes over what the URL holds, and writes back what is typed', () => {
    const [fragments, clock] = [new FakeFragments({ ctc: '18 lakh', place: 'pune', basic: '40%', stranger: 'x' }), new FakeClock()];
    const store = new TakeHomeStore(fragments, clock);
    const stop = store.form.follow();
    expect([store.entries.ctc.text, store.input.state, store.input.basicPercent]).toEqual(['18,00,000', 'maharashtra', 40]);
    store.entries.ctc.type('25L');
    clock.advance(299);
    expect(fragments.pairs['ctc']).toBe('18 lakh');
    clock.advance(1);
    expect(fragments.pairs).toMatchObject({ year: '2026-27', ctc: '2500000', place: 'pune', basic: '40%', pf: 'capped', pfInCtc: 'yes' });
    expect(Object.keys(fragments.pairs)).not.toContain('rent');
    stop();
    store.entries.ctc.type('26L');
    clock.advance(1_000);
    expect(fragments.pairs['ctc']).toBe('2500000');
  });

  it('has a URL for the example’s pay, and keeps it where filled in (R-043, C-9)', () => {
    const [fragments, clock] = [new FakeFragments(), new FakeClock()];
    const { entries, form } = new TakeHomeStore(fragments, clock);
    const stop = form.follow();
    const all = { ctc: '1800000', place: 'bengaluru', year: '2026-27' };
    expect([form.pairs, new URLSearchParams(form.url.split('#')[1]).get('ctc')]).toEqual([{}, '1800000']);
    entries.ctc.type('18 lakh');
    clock.advance(300);
    expect(fragments.pairs).toMatchObject(all);
    form.clear();
    expect(form.pairs).toEqual({});
    stop();
  });

  it('ignores what is unreadable in a URL, or about something else', () => {
    const fragments = new FakeFragments({ ctc: 'lots', place: '<b>', age: '60-to-79' });
    const store = new TakeHomeStore(fragments, new FakeClock());
    const stop = store.form.follow();
    expect([store.entries.ctc.value, store.entries.place.value, store.entries.age.value]).toEqual([1_800_000, 'bengaluru', '60-to-79']);
    fragments.type({ main: '' });
    expect(store.entries.age.value).toBe('60-to-79');
    fragments.type({ ctc: '9L' });
    expect([store.entries.ctc.value, store.entries.age.value]).toEqual([900_000, 'below-60']);
    stop();
  });

  it('leaves variable pay out of the month unless it comes with the months', () => {
    const store = new TakeHomeStore(new FakeFragments(), new FakeClock());
    const all = store.sure.netMonth;
    store.entries.variable.type('1.5L');
    expect(store.sure.netMonth).toBeLessThan(all);
    expect(store.sure.netMonth).toBeCloseTo(store.answer[store.answer.regime].netMonthWithoutVariable, 2);
    store.entries.paid.type('in');
    expect(store.sure.netMonth).toBe(all);
  });
});

describe('the gratuity calculator (R-044)', () => {
  it('counts the worked example, by years and by the same days', () => {
    const store = new GratuityStore(new FakeFragments(), new FakeClock());
    expect(store.answer.amount).toBe(369_230.77);
    store.entries.by.type('dates');
    expect(store.answer.amount).toBe(369_230.77);
    store.entries.left.type('2016-01-01');
    expect([store.isBackwards, store.answer.eligible]).toEqual([true, 'no']);
  });

  it('taxes what was received when that is another amount', () => {
    const store = new GratuityStore(new FakeFragments(), new FakeClock());
    expect(store.tax.taxable).toBe(0);
    store.entries.paidMore.choose(true);
    store.entries.received.type('5L');
    expect(store.tax.taxable).toBe(130_769.23);
  });
});

describe('the HRA calculator (R-045)', () => {
  it('counts the worked example, and splits the year where something changes', () => {
    const store = new HraStore(new FakeFragments(), new FakeClock());
    expect(store.answer.exempt).toBe(174_000);
    store.add();
    expect(store.periods.map(({ months }) => months.value)).toEqual([6, 6]);
    store.periods[1]?.rent.type('0');
    expect(store.answer.exempt).toBe(87_000);
    store.removeLast();
    expect([store.periods.length, store.answer.exempt]).toEqual([1, 174_000]);
  });

  it('leaves out months beyond the twelfth, and says so', () => {
    const store = new HraStore(new FakeFragments({ count: '2', months1: '8', months2: '9' }), new FakeClock());
    const stop = store.form.follow();
    expect([store.isTooLong, store.monthsInAll, store.answer.received]).toEqual([true, 17, 240_000]);
    stop();
  });
});

describe('the hike calculator (R-046)', () => {
  it('takes percent, new pay and rupees, and cuts', () => {
    const store = new HikeStore(new FakeFragments(), new FakeClock());
    expect([store.answer.newAnnual, store.answer.percent]).toEqual([1_320_000, 10]);
    store.entries.by.type('rupees');
    store.entries.rupees.type('-2L');
    expect([store.answer.newAnnual, store.answer.percent]).toEqual([1_000_000, -16.67]);
    store.entries.by.type('new');
    store.entries.old.type('0');
    expect([store.answer.percent, store.answer.increase]).toEqual([null, 1_320_000]);
  });
});

describe('the offer comparer (R-005, R-089)', () => {
  it('unmarks the others when one is marked as the current salary', () => {
    const store = offersWith();
    store.markCurrent(1, true);
    expect(store.answer.offers.map(({ currentSalary }) => currentSalary)).toEqual([false, true]);
    store.markCurrent(1, false);
    expect(store.answer.aboveCurrent).toEqual([null, null]);
  });

  it('keeps offers on the device until cleared, and never in the URL', () => {
    const [kept, fragments] = [new FakeUserStorage(), new FakeFragments()];
    const store = offersWith(kept, fragments);
    const stop = store.follow();
    store.offers[1]?.basis.type('fixed');
    store.offers[1]?.fixed.type('21L');
    store.offers[1]?.name.type('Koyal "Pay" \\ ₹');
    expect([Object(kept.read('offers'))['fixed2'], fragments.pairs]).toEqual(['2100000', {}]);
    stop();
    const again = offersWith(kept);
    const end = again.follow();
    expect([again.offers[1]?.fixed.value, again.offers[1]?.name.value]).toEqual([2_100_000, 'Koyal "Pay" \\ ₹']);
    again.clear();
    expect([kept.read('offers'), again.offers[1]?.fixed.value]).toEqual([undefined, 1_800_000]);
    end();
  });

  it('lets the later offers move up when one is taken away', () => {
    const store = offersWith();
    store.offers[1]?.name.type('Second');
    store.remove(0);
    expect(store.offers.map(({ name, fixed }) => [name.value, fixed.value])).toEqual([['Second', 1_800_000]]);
    store.remove(0);
    expect(store.offers.length).toBe(1);
  });

  it('widens its range when nobody knows when the stock is theirs (F-08)', () => {
    const store = offersWith();
    const width = () => (store.answer.offers[1]?.high ?? 0) - (store.answer.offers[1]?.low ?? 0);
    const before = width();
    store.offers[1]?.vesting.type('not-aware');
    expect(width()).toBeGreaterThan(before);
  });
});

describe('the fields of a month', () => {
  it('take a twelfth of what is typed for a year (R-049)', () => {
    const [fragments, clock] = [new FakeFragments(), new FakeClock()];
    const { rent, hra, basic } = new TakeHomeStore(fragments, clock).entries;
    const { wages, gross, average, received } = new GratuityStore(fragments, clock).entries;
    const [period] = new HraStore(fragments, clock).periods;
    const [offer] = offersWith().offers;
    if (!period || !offer) throw new Error('There is none.');
    const monthly = [rent, hra, wages, gross, average, period.basic, period.hra, period.rent, offer.hra, offer.rent];
    for (const entry of monthly) entry.type('2,28,000 a year');
    expect(monthly.map(({ value }) => value)).toEqual(monthly.map(() => 19_000));
    for (const entry of monthly) entry.type('19 a year');
    expect(new Set(monthly.map(({ problem }) => problem))).toEqual(new Set(['unreadable']));
    basic.type('7.68 LPA');
    received.type('2,28,000');
    expect([basic.value, received.value]).toEqual([{ monthly: 64_000 }, 228_000]);
  });
});
