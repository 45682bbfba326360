import { makeAutoObservable, observableRef } from 'mobx';
import { payPerNamed, type PayPer } from '#core/calculators/pay-periods.ts';
import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import { yearlyStock } from '#core/salaries/salary-draft.ts';
import type { FairPay } from '#core/salaries/salary-figures.ts';
import { currencyOf, payOf, payReading, salaryOf, type PayField, type SalaryFields } from '#core/salaries/salary-form.ts';
import { typedPay } from '#core/salaries/typed-pay.ts';
import type { FairQuestion, Salaries } from '#core/salaries/salaries.ts';
import { askedPay, figuresFor, type AskedPay } from '#core/salaries/unit-slips.ts';
import type { Contribution } from '../forms/contribution.ts';
import { Request } from '../requests/request.ts';
import type { PayPerStore } from './pay-per-store.ts';

/** Amount whose unit is in doubt. */
interface AskedField extends AskedPay {
  readonly field: 'fixed' | 'variable';
  readonly amount: number;
}

/** Typed amounts, their interpretation and possible slips of the unit (F-03). */
export class PayCheck {
  readonly figures: Request<FairPay, [question: FairQuestion]>;
  insisted: number | undefined = undefined;
  /** Fields already left, whose problems may be shown. */
  left: readonly PayField[] = [];
  #asked = '';
  readonly #form: Pick<Contribution<SalaryFields>, 'draft' | 'type'>;
  readonly #remembered: Pick<PayPerStore, 'per' | 'choose'>;

  constructor(form: Pick<Contribution<SalaryFields>, 'draft' | 'type'>, salaries: Pick<Salaries, 'fair'>, remembered: Pick<PayPerStore, 'per' | 'choose'>) {
    this.#form = form;
    this.#remembered = remembered;
    this.figures = new Request((question) => salaries.fair(question));
    makeAutoObservable(this, { figures: false, left: observableRef });
  }

  /** Asks for usual pay without company or place, which the salary's key names later (F-07). */
  hold(): void {
    const { designation, experience } = this.#fields;
    const asked = `${designation} ${experience}`;
    if (designation === '' || experience === '' || asked === this.#asked) return;
    this.#asked = asked;
    void this.figures.send({ designation: listedUrlName(designation), city: null, company: null, experienceYears: Number(experience) });
  }

  /** Amount in doubt until changed or confirmed. */
  get asked(): AskedField | undefined {
    const currency = currencyOf(this.#fields);
    const figures = figuresFor(this.figures.value?.cells ?? [], currency);
    const [fixed, variable, stock] = [payOf(this.#fields, 'fixed'), payOf(this.#fields, 'variable'), yearlyStock(salaryOf(this.#fields))];
    if (fixed === 0 || this.insisted === fixed + variable + stock) return undefined;
    const looked = [
      { field: 'fixed', amount: fixed, rest: variable + stock },
      { field: 'variable', amount: variable, rest: fixed + stock },
    ] as const;
    const asked = looked.flatMap(({ field, amount, rest }): AskedField[] => {
      const slip = askedPay({ amount, rest, currency }, figures);
      return slip ? [{ ...slip, field, amount }] : [];
    });
    return asked.find(({ meant }) => meant !== null) ?? asked.toSorted((one, other) => other.amount - one.amount)[0];
  }

  /** Replaces the typed amount with the suggested one. */
  take({ field, meant }: Pick<AskedField, 'field' | 'meant'>): void {
    if (meant !== null) this.choose(field, meant);
  }

  insist(): void {
    this.insisted = payOf(this.#fields, 'fixed') + payOf(this.#fields, 'variable') + yearlyStock(salaryOf(this.#fields));
  }

  /** Period of the fixed pay, as typed or else remembered. */
  get per(): PayPer {
    const { fixed, per } = this.#fields;
    return fixed.trim() === '' ? this.#remembered.per : (payPerNamed(per) ?? 'year');
  }

  /** Changes the meaning of the input, not its text. */
  choosePer(per: PayPer): void {
    this.#remembered.choose(per);
    if (this.#fields.fixed.trim() !== '') this.#form.type({ per });
  }

  type(field: PayField, text: string): void {
    this.left = this.left.filter((other) => other !== field);
    this.#form.type({ [field]: text, ...(field === 'fixed' && { per: this.per }) });
  }

  choose(field: PayField, amount: number): void {
    this.type(field, this.#shown(field, amount));
  }

  /** Formats an amount in full, except one that names its own period. */
  leave(field: PayField): void {
    const reading = payReading(this.#fields, field);
    if (reading.kind === 'amount' && !reading.said && this.#fields[field] !== this.#shown(field, reading.amount)) this.choose(field, reading.amount);
    this.left = [...this.left, field];
  }

  #shown(field: PayField, amount: number): string {
    return typedPay(amount, currencyOf(this.#fields), field === 'fixed' ? this.per : 'year');
  }

  get #fields(): SalaryFields {
    return this.#form.draft.fields;
  }
}
