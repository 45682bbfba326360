import { makeAutoObservable } from 'mobx';
import { hike } from '#core/hike/hike.ts';
import type { HikeInput, HikeOutput } from '#core/hike/hike-types.ts';
import { financialYearOn } from '#core/calculators/financial-year.ts';
import { financialYears, type FinancialYear } from '#core/calculators/person-types.ts';
import { lawFigures, type LawFigures } from '#core/take-home/law-figures.ts';
import { stateAt } from '#core/calculators/work-place.ts';
import type { Clock } from '#core/clock.ts';
import type { Fragments } from '#core/navigation/fragments.ts';
import { amountEntry, changeEntry, signedPercentEntry } from '../calculators/amount-entry.ts';
import { Calculation } from '../calculators/calculation.ts';
import { Entry } from '../forms/entry.ts';
import { optionEntry } from '../forms/entry-kinds.ts';
import { placeKind } from '../calculators/place-kind.ts';
import { SharedForm } from '../calculators/shared-form.ts';
import { todayIn } from '../forms/today.ts';

/** The fields of the form, with the example as defaults. Their names stand in shared URLs, so they stay. */
function openEntries(thisYear: FinancialYear) {
  return {
    old: amountEntry(1_200_000, { yearly: true, isPay: true }),
    by: optionEntry(['percent', 'new', 'rupees'], 'percent'),
    percent: signedPercentEntry(10),
    new: amountEntry(1_320_000, { yearly: true, isPay: true }),
    rupees: changeEntry(120_000),
    basis: optionEntry(['ctc', 'gross'], 'ctc'),
    place: new Entry(placeKind, 'bengaluru'),
    pf: optionEntry(['capped', 'actual', 'none'], 'capped'),
    year: optionEntry(financialYears, thisYear),
  } as const;
}

/** A raise or a cut, in percent, in rupees and in hand. It asks nobody. */
export class HikeStore {
  readonly entries: ReturnType<typeof openEntries>;
  readonly form: SharedForm;
  readonly calculation: Calculation<HikeOutput>;
  readonly #clock: Clock;

  constructor(fragments: Fragments, clock: Clock) {
    this.#clock = clock;
    this.entries = openEntries(financialYearOn(todayIn(clock)));
    this.form = new SharedForm(this.entries, fragments, clock);
    this.calculation = new Calculation(() => hike(this.input));
    makeAutoObservable(this, { calculation: false, entries: false, form: false });
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

  /** The figures that labels name. */
  get law(): LawFigures {
    return lawFigures(this.entries.year.value, todayIn(this.#clock));
  }

  get answer(): HikeOutput {
    return this.calculation.answer;
  }
}
