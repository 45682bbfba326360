import { makeAutoObservable } from 'mobx';
import { takeHome } from '#core/take-home/take-home.ts';
import { inWholeRupees } from '#core/take-home/whole-rupees.ts';
import type { Deductions } from '#core/take-home/pay-package-types.ts';
import { financialYearOn, yearEnd } from '#core/calculators/financial-year.ts';
import { financialYears, type FinancialYear } from '#core/calculators/person-types.ts';
import { lawFigures, type LawFigures } from '#core/take-home/law-figures.ts';
import type { TakeHomeInput, TakeHomeOutput } from '#core/take-home/take-home-types.ts';
import { isWorkPlace, stateAt, type WorkPlace } from '#core/calculators/work-place.ts';
import type { Clock } from '#core/clock.ts';
import type { Fragments } from '#core/navigation/fragments.ts';
import { amountEntry, basicPayEntry, percentEntry } from '../calculators/amount-entry.ts';
import { Brought } from '../calculators/brought.ts';
import { Calculation } from '../calculators/calculation.ts';
import { Entry, type EntryKind } from '../forms/entry.ts';
import { optionEntry, flagKind } from '../forms/entry-kinds.ts';
import { placeKind } from '../calculators/place-kind.ts';
import { SharedForm } from '../calculators/shared-form.ts';
import { todayIn } from '../forms/today.ts';

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

const rentPlaceKind: EntryKind<WorkPlace | 'same' | 'other', 'unknown'> = {
  read: (text) => (isWorkPlace(text) || text === 'same' || text === 'other' ? { value: text } : { problem: 'unknown' }),
  show: (value) => value,
  write: (value) => value,
};

const optional = { yearly: true, optional: true } as const;
const optionalMonthly = { optional: true } as const;

/** Form fields with the example as defaults. Names must not change, as shared URLs contain them. */
function openEntries(year: FinancialYear) {
  return {
    year: optionEntry(financialYears, year),
    basis: optionEntry(['ctc', 'gross'], 'ctc'),
    ctc: amountEntry(1_800_000, { yearly: true, isPay: true }),
    variable: amountEntry(0, optional),
    paid: optionEntry(['out', 'in'], 'out'),
    paidIn: optionEntry(months, '3'),
    basic: basicPayEntry(50),
    place: new Entry(placeKind, 'bengaluru'),
    pf: optionEntry(['capped', 'actual', 'none'], 'capped'),
    age: optionEntry(['below-60', '60-to-79', '80-or-more'], 'below-60'),
    pfInCtc: new Entry(flagKind, true),
    gratuityInCtc: new Entry(flagKind, true),
    rent: amountEntry(0, optionalMonthly),
    hra: amountEntry(0, optionalMonthly),
    rentIn: new Entry(rentPlaceKind, 'same'),
    c80: amountEntry(0, optional),
    ownNps: amountEntry(0, optional),
    health: amountEntry(0, optional),
    healthSenior: new Entry(flagKind, false),
    parents: amountEntry(0, optional),
    parentsSenior: new Entry(flagKind, false),
    loan: amountEntry(0, optional),
    lta: amountEntry(0, optional),
    letOut: amountEntry(0, optional),
    study: amountEntry(0, optional),
    other: amountEntry(0, optional),
    nps: percentEntry(0, 14),
    vpf: percentEntry(0),
    insurance: amountEntry(0, optional),
    woman: new Entry(flagKind, false),
    exempt: new Entry(flagKind, false),
    disability: new Entry(flagKind, false),
    lwf: new Entry(flagKind, false),
    wages: new Entry(flagKind, false),
    nonResident: new Entry(flagKind, false),
    noPension: new Entry(flagKind, false),
    esi: new Entry(flagKind, true),
    esiInCtc: new Entry(flagKind, false),
    lwfInCtc: new Entry(flagKind, false),
    bears: new Entry(flagKind, false),
  } as const;
}

/** Take-home pay from an offer, computed without any request. */
export class TakeHomeStore {
  readonly entries: ReturnType<typeof openEntries>;
  readonly form: SharedForm;
  readonly brought: Brought;
  readonly calculation: Calculation<TakeHomeOutput>;
  readonly #sure: Calculation<TakeHomeOutput>;
  readonly #clock: Clock;

  constructor(fragments: Fragments, clock: Clock) {
    this.#clock = clock;
    this.entries = openEntries(financialYearOn(todayIn(clock)));
    this.form = new SharedForm(this.entries, fragments, clock);
    this.brought = new Brought(this.form, fragments, ({ annualCtc }) => this.entries.ctc.value === annualCtc && this.entries.ctc.problem === undefined);
    this.calculation = new Calculation(() => inWholeRupees(takeHome(this.input)));
    this.#sure = new Calculation(() => inWholeRupees(takeHome(this.sureInput)));
    // Not one action, whose end would be taken for its beginning: what a link brings is a change that is stored.
    makeAutoObservable(this, { calculation: false, entries: false, form: false, brought: false, follow: false });
  }

  /** Restores URL and link values and mirrors changes into the URL. The answer stops that. */
  follow(): () => void {
    const stop = this.form.follow();
    this.brought.take(({ annualCtc, place }) => {
      const own = this.entries.place.value;
      this.form.clear();
      this.entries.ctc.choose(annualCtc);
      this.entries.place.choose(place ?? own);
      return true;
    });
    return stop;
  }

  clear(): void {
    this.form.clear();
    this.brought.forget();
  }

  /** Variable pay, never more than the total. */
  get variable(): number {
    return Math.min(this.entries.variable.value, this.entries.ctc.value);
  }

  get input(): TakeHomeInput {
    const { year, basis, ctc, paid, paidIn, basic, place, pf, age, pfInCtc, gratuityInCtc, rent, hra, rentIn, vpf, insurance, ...more } = this.entries;
    return {
      today: todayIn(this.#clock),
      financialYear: year.value,
      ...(basis.value === 'ctc' ? { annualCtc: ctc.value } : { annualGross: ctc.value }),
      ...('percent' in basic.value ? { basicPercent: basic.value.percent } : { monthlyBasic: basic.value.monthly }),
      annualVariable: this.variable,
      ...(paid.value === 'out' ? { variableMonth: Number(paidIn.value) } : {}),
      state: stateAt(place.value),
      providentFund: pf.value,
      ageGroup: age.value,
      employerProvidentFundInCtc: pfInCtc.value,
      gratuityInCtc: gratuityInCtc.value,
      monthlyRent: rent.value,
      monthlyHra: hra.value,
      city: rentIn.value === 'same' ? place.value : rentIn.value,
      voluntaryPercent: vpf.value,
      annualInsurance: insurance.value,
      annualEmployerNps: this.employerNps,
      gender: more.woman.value ? 'female' : 'male',
      professionalTaxExempt: more.exempt.value,
      disability: more.disability.value,
      labourWelfareFund: more.lwf.value,
      wageRule: more.wages.value,
      resident: !more.nonResident.value,
      pensionMember: !more.noPension.value,
      esi: more.esi.value,
      employerEsiInCtc: more.esiInCtc.value,
      employerWelfareFundInCtc: more.lwfInCtc.value,
      employerBearsCeilingRise: more.bears.value,
      deductions: this.deductions,
    };
  }

  get deductions(): Deductions {
    const { c80, ownNps, health, healthSenior, parents, parentsSenior, loan, lta, letOut, study, other } = this.entries;
    return {
      section80C: c80.value,
      ownNps: ownNps.value,
      healthInsurance: health.value,
      ...(healthSenior.value ? { healthInsuranceSenior: true } : {}),
      healthInsuranceParents: parents.value,
      healthInsuranceParentsSenior: parentsSenior.value,
      homeLoanInterest: loan.value,
      leaveTravel: lta.value,
      letOutLoss: letOut.value,
      educationLoanInterest: study.value,
      otherDeductions: other.value,
    };
  }

  get employerNps(): number {
    const { basic, ctc, nps } = this.entries;
    const yearly = 'percent' in basic.value ? (ctc.value * basic.value.percent) / 100 : basic.value.monthly * 12;
    return Math.round((yearly * nps.value) / 100);
  }

  get savings(): number {
    const { c80, ownNps, health, parents, loan, lta, rent, letOut, study, other } = this.entries;
    return letOut.value + study.value + other.value + c80.value + ownNps.value + health.value + parents.value + loan.value + lta.value + rent.value * 12;
  }

  get law(): LawFigures {
    return lawFigures(this.entries.year.value, todayIn(this.#clock));
  }

  get isPast(): boolean {
    return yearEnd(this.entries.year.value) < todayIn(this.#clock);
  }

  get answer(): TakeHomeOutput {
    return this.calculation.answer;
  }

  /** Result without any variable pay, which is certain. */
  get sure(): TakeHomeOutput {
    return this.#sure.answer;
  }

  get sureInput(): TakeHomeInput {
    const isVariable = this.variable > 0 && this.entries.paid.value === 'out';
    return isVariable ? { ...this.input, variablePayoutPercent: 0, regime: this.answer.regime } : this.input;
  }
}
