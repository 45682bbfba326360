import { makeAutoObservable } from 'mobx';
import { gratuity } from '#core/gratuity/gratuity.ts';
import { gratuityTax } from '#core/gratuity/gratuity-tax.ts';
import type { GratuityInput, GratuityOutput, GratuityTaxInput, GratuityTaxOutput, LengthOfService } from '#core/gratuity/gratuity-types.ts';
import { financialYearOn } from '#core/calculators/financial-year.ts';
import { codeWagesInForce } from '#core/statutory/wage-rules.ts';
import type { Clock } from '#core/clock.ts';
import type { Fragments } from '#core/navigation/fragments.ts';
import { amountEntry, countEntry } from '../calculators/amount-entry.ts';
import { Calculation } from '../calculators/calculation.ts';
import { Entry } from '../forms/entry.ts';
import { optionEntry, dayKind, flagKind } from '../forms/entry-kinds.ts';
import { SharedForm } from '../calculators/shared-form.ts';
import { todayIn } from '../forms/today.ts';

const optional = { optional: true } as const;
const once = { optional: true, isOnce: true } as const;

/** Example values by field, with names fixed by shared URLs. */
function openEntries() {
  return {
    wages: amountEntry(64_000),
    gross: amountEntry(0, optional),
    by: optionEntry(['years', 'dates'], 'years'),
    years: countEntry(9, 60),
    months: countEntry(8, 11),
    joined: new Entry(dayKind, '2017-03-01'),
    left: new Entry(dayKind, '2026-10-31'),
    employer: optionEntry(['covered', 'not-covered', 'government'], 'covered'),
    term: optionEntry(['permanent', 'fixed-term'], 'permanent'),
    reason: optionEntry(['left', 'retired', 'death', 'disablement', 'term-ended'], 'left'),
    week: optionEntry(['6', '5'], '6'),
    average: amountEntry(0, optional),
    paidMore: new Entry(flagKind, false),
    received: amountEntry(0, once),
    before: amountEntry(0, once),
    other: amountEntry(0, { yearly: true, optional: true }),
    regime: optionEntry(['new', 'old'], 'new'),
  } as const;
}

/** Gratuity with eligibility and tax, computed without requests. */
export class GratuityStore {
  readonly codeWages = codeWagesInForce();
  readonly entries = openEntries();
  readonly form: SharedForm;
  readonly calculation: Calculation<GratuityOutput>;
  readonly #tax: Calculation<GratuityTaxOutput>;
  readonly #clock: Clock;

  constructor(fragments: Fragments, clock: Clock) {
    this.#clock = clock;
    this.form = new SharedForm(this.entries, fragments, clock);
    this.calculation = new Calculation(() => gratuity(this.input));
    this.#tax = new Calculation(() => gratuityTax(this.taxInput));
    makeAutoObservable(this, { calculation: false, entries: false, form: false });
  }

  /** True if the last day precedes the first. */
  get isBackwards(): boolean {
    const { by, joined, left } = this.entries;
    return by.value === 'dates' && left.value < joined.value;
  }

  get service(): LengthOfService {
    const { by, years, months, joined, left } = this.entries;
    const today = todayIn(this.#clock);
    if (by.value === 'years') return { years: years.value, months: months.value, leftOn: today };
    return this.isBackwards ? { years: 0, months: 0, leftOn: today } : { joinedOn: joined.value, leftOn: left.value };
  }

  get input(): GratuityInput {
    const { wages, gross, employer, term, reason, week, average } = this.entries;
    const isCovered = employer.value !== 'not-covered';
    return {
      ...this.service,
      today: todayIn(this.#clock),
      monthlyWages: wages.value,
      ...(gross.value > wages.value ? { monthlyGross: gross.value } : {}),
      ...(!isCovered && average.value > 0 ? { averageMonthlyWages: average.value } : {}),
      covered: isCovered,
      employment: term.value,
      reason: reason.value,
      workingWeek: week.value === '5' ? 5 : 6,
    };
  }

  get answer(): GratuityOutput {
    return this.calculation.answer;
  }

  get taxInput(): GratuityTaxInput {
    const { employer, paidMore, received, before, other, regime } = this.entries;
    return {
      today: todayIn(this.#clock),
      received: paidMore.value ? received.value : this.answer.amount,
      employer: employer.value,
      formulaAmount: this.answer.formulaAmount,
      exemptBefore: before.value,
      ...(other.value > 0 ? { otherTaxableIncome: other.value } : {}),
      regime: regime.value,
      financialYear: financialYearOn(this.service.leftOn ?? todayIn(this.#clock)),
    };
  }

  get tax(): GratuityTaxOutput {
    return this.#tax.answer;
  }
}
