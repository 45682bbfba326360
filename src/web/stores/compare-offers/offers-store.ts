import { makeAutoObservable, reaction } from 'mobx';
import type { Answer } from '#core/calculators/answer-types.ts';
import type { BroughtAlong } from '#core/calculators/brought-along.ts';
import { behindOffer } from '#core/compare-offers/behind-offer.ts';
import { compareOffers } from '#core/compare-offers/compare-offers.ts';
import { mostOffers } from '#core/compare-offers/most-offers.ts';
import type { CompareOffersInput, CompareOffersOutput } from '#core/compare-offers/compare-offers-types.ts';
import { financialYearOn } from '#core/calculators/financial-year.ts';
import { financialYears, type FinancialYear } from '#core/calculators/person-types.ts';
import { lawFigures, type LawFigures } from '#core/take-home/law-figures.ts';
import type { Clock } from '#core/clock.ts';
import type { FragmentPairs, Fragments } from '#core/navigation/fragments.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import type { DeviceStorage } from '#core/device/user-storage.ts';
import { amountEntry, countEntry } from '../calculators/amount-entry.ts';
import { Brought } from '../calculators/brought.ts';
import { Calculation } from '../calculators/calculation.ts';
import { Entry } from '../forms/entry.ts';
import { optionEntry, flagKind } from '../forms/entry-kinds.ts';
import { comparedOfferIn, openOffer, type OfferEntries } from './offer-entries.ts';
import { SharedForm } from '../calculators/shared-form.ts';
import { asked } from '../requests/request.ts';
import { todayIn } from '../forms/today.ts';

const examples = [
  { fixed: 1_500_000, variable: 150_000, joining: 0, stock: 0, isCurrent: true },
  { fixed: 1_800_000, variable: 300_000, joining: 200_000, stock: 1_000_000, isCurrent: false },
  { fixed: 2_000_000, variable: 0, joining: 0, stock: 0, isCurrent: false },
] as const;

const storageName = 'offers';

/** Up to three offers, stored on this device alone until cleared. */
export class OffersStore {
  readonly year: Entry<FinancialYear, 'unknown'>;
  readonly woman = new Entry(flagKind, false);
  readonly age = optionEntry(['below-60', '60-to-79', '80-or-more'], 'below-60');
  readonly c80 = amountEntry(0, { yearly: true, optional: true });
  readonly health = amountEntry(0, { yearly: true, optional: true });
  readonly other = amountEntry(0, { yearly: true, optional: true });
  readonly count = countEntry(2, mostOffers);
  readonly slots: readonly OfferEntries[] = examples.map(openOffer);
  readonly form: SharedForm;
  readonly calculation: Calculation<CompareOffersOutput>;
  readonly brought: Brought;
  isFull = false;
  readonly #fragments: Fragments;
  readonly #storage: DeviceStorage;
  readonly #clock: Clock;

  constructor(fragments: Fragments, storage: DeviceStorage, clock: Clock) {
    this.#fragments = fragments;
    this.#storage = storage;
    this.#clock = clock;
    this.year = optionEntry(financialYears, financialYearOn(todayIn(clock)));
    const { year, woman, age, c80, health, other, count } = this;
    const numbered = this.slots.flatMap((slot, at) => Object.entries(slot).map(([name, entry]) => [`${name}${at + 1}`, entry] as const));
    this.form = new SharedForm({ year, woman, age, c80, health, other, count, ...Object.fromEntries(numbered) }, fragments, clock);
    this.brought = new Brought(this.form, fragments, ({ annualCtc }) => this.offers.some(({ ctc }) => ctc.value === annualCtc && ctc.problem === undefined));
    this.calculation = new Calculation(() => compareOffers(this.input));
    // Not one action, whose end would be taken for its beginning: what a link brings is a change that is stored.
    makeAutoObservable(this, {
      follow: false,
      calculation: false,
      year: false,
      count: false,
      slots: false,
      form: false,
      brought: false,
      woman: false,
      age: false,
      c80: false,
      health: false,
      other: false,
    });
  }

  get offers(): readonly OfferEntries[] {
    return this.slots.slice(0, Math.max(1, this.count.value));
  }

  /** Restores offers from URL or device, adds a link's, and stores changes until the returned function is called. */
  follow(): () => void {
    const shared = this.#fragments.read();
    this.form.fill(withBasis(Object.keys(shared).length > 0 ? shared : savedIn(this.#storage.read(storageName))));
    const stop = reaction(
      () => this.form.pairs,
      (pairs) => void (Object.keys(pairs).length > 0 ? this.#storage.keep(storageName, pairs) : this.#storage.drop(storageName)),
    );
    this.brought.take((brought) => this.#bring(brought));
    return stop;
  }

  /** Adds a link's pay once, replacing the example, and returns true if there was room. */
  #bring({ annualCtc, place, name }: BroughtAlong): boolean {
    const own = this.isExample ? [] : this.offers;
    if (own.some((offer) => offer.name.value === name && offer.basis.value === 'ctc' && offer.ctc.value === annualCtc)) return true;
    const slot = this.slots[own.length];
    if (!slot) return false;
    this.count.choose(own.length + 1);
    empty(slot);
    slot.name.choose(name);
    slot.ctc.choose(annualCtc);
    if (place !== undefined) slot.place.choose(place);
    return true;
  }

  add(): void {
    this.isFull = this.offers.length >= mostOffers;
    if (!this.isFull) this.count.choose(this.offers.length + 1);
  }

  /** Later offers move up. */
  remove(at: number): void {
    this.isFull = false;
    this.brought.refused = undefined;
    for (let slot = at; slot < this.offers.length - 1; slot++) move(this.slots[slot + 1], this.slots[slot]);
    const last = this.slots[this.offers.length - 1];
    for (const entry of Object.values(last ?? {})) entry.clear();
    if (this.offers.length > 1) this.count.choose(this.offers.length - 1);
  }

  markCurrent(at: number, isCurrent: boolean): void {
    for (const [other, { current }] of this.slots.entries()) current.choose(isCurrent && other === at);
  }

  /** Restores the example and clears the device. */
  clear(): void {
    this.isFull = false;
    this.form.clear();
    this.brought.forget();
  }

  /** True until an amount or anything else is entered. */
  get isExample(): boolean {
    return Object.keys(this.form.pairs).length === 0;
  }

  get input(): CompareOffersInput {
    return {
      today: todayIn(this.#clock),
      financialYear: this.year.value,
      gender: this.woman.value ? 'female' : 'male',
      ageGroup: this.age.value,
      deductions: { section80C: this.c80.value, healthInsurance: this.health.value, otherDeductions: this.other.value },
      offers: this.offers.map(comparedOfferIn),
    };
  }

  get law(): LawFigures {
    return lawFigures(this.year.value, todayIn(this.#clock));
  }

  get answer(): CompareOffersOutput {
    return this.calculation.answer;
  }

  /** Rules behind the pay in hand of each offer, and notes on them. */
  get behind(): Answer {
    const { offers, ...about } = this.input;
    const answers = offers.flatMap((offer, at) => {
      const outcome = asked(() => behindOffer(about, offer, this.answer.offers[at]?.years ?? []));
      return outcome.status === 'SUCCESS' ? [outcome.value] : [];
    });
    return {
      lines: [...this.answer.lines, ...answers.flatMap(({ lines }) => lines)],
      warnings: [...this.answer.warnings, ...answers.flatMap(({ warnings }) => warnings)],
    };
  }
}

const amounts = ['ctc', 'fixed', 'basic', 'variable', 'payout', 'joining', 'stock', 'insurance', 'buyout', 'noticeCost', 'hra', 'rent'] as const;

/** Reads offers stored before CTC existed as fixed pay. */
function withBasis(pairs: FragmentPairs): FragmentPairs {
  const keys = Object.keys(pairs);
  if (keys.length === 0 || keys.some((key) => key.startsWith('basis'))) return pairs;
  return { ...pairs, ...Object.fromEntries(examples.map((_, at) => [`basis${at + 1}`, 'fixed'])) };
}

/** Clears an offer to its derived values. */
function empty(offer: OfferEntries): void {
  for (const entry of Object.values(offer)) entry.clear();
  offer.current.choose(false);
  offer.clawback.choose(false);
  offer.stockType.choose('notSure');
  offer.vesting.choose('not-aware');
  for (const name of ['variable', 'joining', 'stock'] as const) offer[name].choose(0);
}

function move(from: OfferEntries | undefined, to: OfferEntries | undefined): void {
  if (!from || !to) return;
  to.name.choose(from.name.value);
  to.company.choose(from.company.value);
  to.current.choose(from.current.value);
  to.clawback.choose(from.clawback.value);
  to.gratuity.choose(from.gratuity.value);
  to.joins.choose(from.joins.value);
  to.until.choose(from.until.value);
  to.stockType.choose(from.stockType.value);
  to.vesting.choose(from.vesting.value);
  to.pf.choose(from.pf.value);
  to.place.choose(from.place.value);
  to.basis.choose(from.basis.value);
  for (const name of amounts) to[name].choose(from[name].value);
}

/** Stored offers, keeping only texts. */
const savedIn = (value: unknown): FragmentPairs =>
  Object.fromEntries(Object.entries(fieldsIn(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
