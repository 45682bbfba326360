import { makeAutoObservable } from 'mobx';
import { hraExemption } from '#core/hra/hra-exemption.ts';
import { seniorAges, type SeniorAges } from '#core/income-tax/age-group.ts';
import { financialYearOn } from '#core/calculators/financial-year.ts';
import { financialYears, type FinancialYear } from '#core/calculators/person-types.ts';
import type { HraExemptionInput, HraExemptionOutput, HraPeriod } from '#core/hra/hra-types.ts';
import { workCities, type WorkCity } from '#core/calculators/work-cities.ts';
import type { Clock } from '#core/clock.ts';
import type { Fragments } from '#core/navigation/fragments.ts';
import { amountEntry, countEntry } from '../calculators/amount-entry.ts';
import { Calculation } from '../calculators/calculation.ts';
import { Entry } from '../forms/entry.ts';
import { optionEntry, flagKind } from '../forms/entry-kinds.ts';
import { SharedForm } from '../calculators/shared-form.ts';
import { todayIn } from '../forms/today.ts';

const mostPeriods = 4;

const yearMonths = 12;
const rentCities: readonly (WorkCity | 'other')[] = ['other', ...workCities];

const openPeriod = () => ({
  months: countEntry(yearMonths, yearMonths),
  basic: amountEntry(45_000),
  hra: amountEntry(20_000, { optional: true }),
  rent: amountEntry(19_000, { optional: true }),
  city: optionEntry(rentCities, 'chennai'),
  own: new Entry(flagKind, false),
});

export type PeriodEntries = ReturnType<typeof openPeriod>;

/** Tax-free house rent allowance, computed without requests. */
export class HraStore {
  readonly year: Entry<FinancialYear, 'unknown'>;
  readonly income = amountEntry(900_000, { yearly: true, optional: true });
  readonly age = optionEntry(['below-60', '60-to-79', '80-or-more'], 'below-60');
  readonly count = countEntry(1, mostPeriods);
  readonly slots: readonly PeriodEntries[] = Array.from({ length: mostPeriods }, openPeriod);
  readonly form: SharedForm;
  readonly calculation: Calculation<HraExemptionOutput>;
  readonly #clock: Clock;

  constructor(fragments: Fragments, clock: Clock) {
    this.#clock = clock;
    this.year = optionEntry(financialYears, financialYearOn(todayIn(clock)));
    const numbered = this.slots.flatMap((slot, at) => Object.entries(slot).map(([name, entry]) => [`${name}${at + 1}`, entry] as const));
    const { year, income, age, count } = this;
    this.form = new SharedForm({ year, income, age, count, ...Object.fromEntries(numbered) }, fragments, clock);
    this.calculation = new Calculation(() => hraExemption(this.input));
    makeAutoObservable(this, { calculation: false, year: false, income: false, age: false, count: false, slots: false, form: false });
  }

  get periods(): readonly PeriodEntries[] {
    return this.slots.slice(0, Math.max(1, this.count.value));
  }

  get monthsInAll(): number {
    return this.periods.reduce((sum, { months }) => sum + months.value, 0);
  }

  get isTooLong(): boolean {
    return this.monthsInAll > yearMonths;
  }

  get mayAdd(): boolean {
    return this.periods.length < mostPeriods;
  }

  /** Adds a run with half of the last one's months and its values. */
  add(): void {
    const last = this.periods.at(-1);
    const next = this.slots[this.periods.length];
    if (!last || !next) return;
    const months = Math.floor(last.months.value / 2);
    for (const name of ['basic', 'hra', 'rent'] as const) next[name].choose(last[name].value);
    next.city.choose(last.city.value);
    next.own.choose(last.own.value);
    next.months.choose(months);
    last.months.choose(last.months.value - months);
    this.count.choose(this.periods.length + 1);
  }

  /** Removes the last run, returning its months to the previous. */
  removeLast(): void {
    const [before, last] = this.periods.slice(-2);
    if (!before || !last) return;
    before.months.choose(Math.min(yearMonths, before.months.value + last.months.value));
    for (const entry of Object.values(last)) entry.clear();
    this.count.choose(this.periods.length - 1);
  }

  get input(): HraExemptionInput {
    let left = yearMonths;
    const periods = this.periods.map((entries): HraPeriod => {
      const months = Math.min(left, entries.months.value);
      left -= months;
      return {
        months,
        monthlyBasic: entries.basic.value,
        monthlyHra: entries.hra.value,
        monthlyRent: entries.rent.value,
        city: entries.city.value,
        ownHouse: entries.own.value,
      };
    });
    return {
      today: todayIn(this.#clock),
      financialYear: this.year.value,
      ageGroup: this.age.value,
      periods: periods.filter(({ months }) => (months ?? 0) > 0),
      ...(this.income.value > 0 ? { taxableIncome: this.income.value } : {}),
    };
  }

  get ages(): SeniorAges {
    return seniorAges(this.year.value);
  }

  get answer(): HraExemptionOutput {
    return this.calculation.answer;
  }
}
