import { makeAutoObservable } from 'mobx';
import type { IsoMonth } from '#core/calculators/answer-types.ts';
import { hike } from '#core/hike/hike.ts';
import type { HikeInput, HikeOutput } from '#core/hike/hike-types.ts';
import { financialYearOn } from '#core/calculators/financial-year.ts';
import { financialYears, type FinancialYear } from '#core/calculators/person-types.ts';
import { lawFigures, type LawFigures } from '#core/take-home/law-figures.ts';
import { isPriceMonth, monthsToAsk, priceMonths } from '#core/real-terms/price-change.ts';
import { realHike } from '#core/real-terms/real-terms.ts';
import type { RealHikeOutput } from '#core/real-terms/real-terms-types.ts';
import { stateAt } from '#core/calculators/work-place.ts';
import type { Clock } from '#core/clock.ts';
import type { Fragments } from '#core/navigation/fragments.ts';
import { amountEntry, changeEntry, signedPercentEntry } from '../calculators/amount-entry.ts';
import { Calculation } from '../calculators/calculation.ts';
import { Entry } from '../forms/entry.ts';
import { flagKind, namedKind, optionEntry } from '../forms/entry-kinds.ts';
import { placeKind } from '../calculators/place-kind.ts';
import { SharedForm } from '../calculators/shared-form.ts';
import { todayIn } from '../forms/today.ts';

const [newestMonth = ''] = priceMonths.slice(-1);
const [aYearBefore = ''] = priceMonths.slice(-13);

/** Example values by field, with names fixed by shared URLs. */
function openEntries(thisYear: FinancialYear, months: readonly IsoMonth[]) {
  return {
    old: amountEntry(1_200_000, { yearly: true, isPay: true }),
    by: optionEntry(['percent', 'new', 'rupees'], 'percent'),
    company: new Entry(namedKind, null),
    percent: signedPercentEntry(10),
    new: amountEntry(1_320_000, { yearly: true, isPay: true }),
    rupees: changeEntry(120_000),
    basis: optionEntry(['ctc', 'gross'], 'ctc'),
    place: new Entry(placeKind, 'bengaluru'),
    pf: optionEntry(['capped', 'actual', 'none'], 'capped'),
    year: optionEntry(financialYears, thisYear),
    real: new Entry(flagKind, false),
    lastRaise: optionEntry(months, aYearBefore),
    thisRaise: optionEntry(months, newestMonth),
  } as const;
}

/** Raise or cut in percent, rupees and in hand, adjusted for prices (F-29), without requests. */
export class HikeStore {
  readonly entries: ReturnType<typeof openEntries>;
  readonly months: readonly IsoMonth[];
  readonly form: SharedForm;
  readonly calculation: Calculation<HikeOutput>;
  readonly #clock: Clock;

  constructor(fragments: Fragments, clock: Clock) {
    this.#clock = clock;
    this.months = monthsToAsk(todayIn(clock));
    this.entries = openEntries(financialYearOn(todayIn(clock)), this.months);
    this.form = new SharedForm(this.entries, fragments, clock);
    this.calculation = new Calculation(() => hike(this.input));
    makeAutoObservable(this, { calculation: false, entries: false, form: false, months: false });
  }

  get input(): HikeInput {
    const { old, by, percent, new: wanted, rupees, basis, place, pf, year } = this.entries;
    const today = todayIn(this.#clock);
    const changes = {
      percent: { percent: percent.value },
      new: { newAnnual: wanted.value },
      rupees: { increase: Math.max(-old.value, rupees.value) },
    };
    return {
      today,
      oldAnnual: old.value,
      ...changes[by.value],
      takeHome: {
        today,
        ...(basis.value === 'ctc' ? { annualCtc: old.value } : { annualGross: old.value }),
        state: stateAt(place.value),
        providentFund: pf.value,
        financialYear: year.value,
      },
    };
  }

  get law(): LawFigures {
    return lawFigures(this.entries.year.value, todayIn(this.#clock));
  }

  get answer(): HikeOutput {
    return this.calculation.answer;
  }

  /** Chosen month without a price index, which prevents a real answer. */
  get missingMonth(): IsoMonth | undefined {
    return [this.entries.lastRaise.value, this.entries.thisRaise.value].find((month) => !isPriceMonth(month));
  }

  get newestMonth(): IsoMonth {
    return newestMonth;
  }

  /** True if this raise would precede the last. */
  get isBackwards(): boolean {
    return this.entries.thisRaise.value < this.entries.lastRaise.value;
  }

  /** Hike in rupees of the last raise, if requested and both months are known. */
  get real(): RealHikeOutput | undefined {
    const { real, lastRaise, thisRaise } = this.entries;
    if (!real.value || this.missingMonth !== undefined || this.isBackwards) return undefined;
    const { oldAnnual, newAnnual } = this.answer;
    return realHike({ today: todayIn(this.#clock), oldAnnual, newAnnual, before: lastRaise.value, after: thisRaise.value });
  }
}
