import { makeAutoObservable, reaction } from 'mobx';
import type { Answer } from '#core/calculators/answer-types.ts';
import { takeHome } from '#core/take-home/take-home.ts';
import { compareOffers, mostOffers } from '#core/compare-offers/compare-offers.ts';
import type { CompareOffersInput, CompareOffersOutput } from '#core/compare-offers/compare-offers-types.ts';
import { financialYears } from '#core/calculators/person-types.ts';
import type { Clock } from '#core/clock.ts';
import type { Fragments } from '#core/navigation/fragments.ts';
import type { KeptOffers } from '#core/compare-offers/kept-offers.ts';
import { countEntry } from '../calculators/amount-entry.ts';
import { Calculation } from '../calculators/calculation.ts';
import { choiceEntry } from '../forms/entry-kinds.ts';
import { offerIn, openOffer, type OfferEntries } from './offer-entries.ts';
import { SharedForm } from '../calculators/shared-form.ts';
import { todayIn } from '../forms/today.ts';

const examples = [
  { fixed: 1_500_000, variable: 150_000, joining: 0, stock: 0, isCurrent: true },
  { fixed: 1_800_000, variable: 300_000, joining: 200_000, stock: 1_000_000, isCurrent: false },
  { fixed: 2_000_000, variable: 0, joining: 0, stock: 0, isCurrent: false },
] as const;

/** Up to three offers side by side. They are kept on this device until they are cleared, and go nowhere else. */
export class OffersStore {
  readonly year = choiceEntry(financialYears, '2026-27');
  readonly count = countEntry(2, mostOffers);
  readonly slots: readonly OfferEntries[] = examples.map(openOffer);
  readonly form: SharedForm;
  readonly calculation: Calculation<CompareOffersOutput>;
  /** Whether the limit of offers was reached. */
  isFull = false;
  readonly #fragments: Fragments;
  readonly #kept: KeptOffers;
  readonly #clock: Clock;

  constructor(fragments: Fragments, kept: KeptOffers, clock: Clock) {
    this.#fragments = fragments;
    this.#kept = kept;
    this.#clock = clock;
    const numbered = this.slots.flatMap((slot, at) => Object.entries(slot).map(([name, entry]) => [`${name}${at + 1}`, entry] as const));
    this.form = new SharedForm({ year: this.year, count: this.count, ...Object.fromEntries(numbered) }, fragments, clock);
    this.calculation = new Calculation(() => compareOffers(this.input));
    makeAutoObservable(this, { calculation: false, year: false, count: false, slots: false, form: false });
  }

  get offers(): readonly OfferEntries[] {
    return this.slots.slice(0, Math.max(1, this.count.value));
  }

  /** Brings back what the URL holds, or else what this device kept, and keeps every change; the answer stops that. */
  follow(): () => void {
    const shared = this.#fragments.read();
    this.form.fill(Object.keys(shared).length > 0 ? shared : this.#kept.read());
    return reaction(
      () => this.form.pairs,
      (pairs) => (Object.keys(pairs).length > 0 ? this.#kept.keep(pairs) : this.#kept.clear()),
    );
  }

  add(): void {
    this.isFull = this.offers.length >= mostOffers;
    if (!this.isFull) this.count.choose(this.offers.length + 1);
  }

  /** The offers after it move up. */
  remove(at: number): void {
    this.isFull = false;
    for (let slot = at; slot < this.offers.length - 1; slot++) move(this.slots[slot + 1], this.slots[slot]);
    const last = this.slots[this.offers.length - 1];
    for (const entry of Object.values(last ?? {})) entry.clear();
    if (this.offers.length > 1) this.count.choose(this.offers.length - 1);
  }

  /** Marking one as the current salary unmarks the others. */
  markCurrent(at: number, isCurrent: boolean): void {
    for (const [other, { current }] of this.slots.entries()) current.choose(isCurrent && other === at);
  }

  /** Back to the example, and nothing is left on this device. */
  clear(): void {
    this.isFull = false;
    this.form.clear();
  }

  get input(): CompareOffersInput {
    return { today: todayIn(this.#clock), financialYear: this.year.value, offers: this.offers.map(offerIn) };
  }

  get answer(): CompareOffersOutput {
    return this.calculation.answer;
  }

  /** The rules that the pay in hand of every offer goes by, and what has to be said about them. */
  get behind(): Answer {
    const { financialYear, today, offers } = this.input;
    const answers = offers.map(({ annualFixed, basicPercent, providentFund, state }) =>
      takeHome({
        annualGross: annualFixed,
        ...(basicPercent === undefined ? {} : { basicPercent }),
        ...(providentFund && { providentFund }),
        ...(state && { state }),
        ...(financialYear && { financialYear }),
        ...(today && { today }),
      }),
    );
    return {
      lines: [...this.answer.lines, ...answers.flatMap(({ lines, regime, ...answer }) => [...lines, ...answer[regime].lines])],
      warnings: [...this.answer.warnings, ...answers.flatMap(({ warnings }) => warnings.filter(({ rule }) => rule))],
    };
  }
}

/** Fills one offer with what stands in another. */
function move(from: OfferEntries | undefined, to: OfferEntries | undefined): void {
  if (!from || !to) return;
  to.name.choose(from.name.value);
  to.current.choose(from.current.value);
  to.clawback.choose(from.clawback.value);
  to.gratuity.choose(from.gratuity.value);
  to.joins.choose(from.joins.value);
  to.until.choose(from.until.value);
  to.stockType.choose(from.stockType.value);
  to.vesting.choose(from.vesting.value);
  to.pf.choose(from.pf.value);
  to.place.choose(from.place.value);
  for (const name of ['fixed', 'basic', 'variable', 'payout', 'joining', 'stock', 'insurance', 'buyout', 'noticeCost'] as const)
    to[name].choose(from[name].value);
}
