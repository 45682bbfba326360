import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { mostFilteredYears } from '#core/salaries/salary.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { fairPlace, type FairPlace } from '#core/paid-fairly/fair-place.ts';
import { laterPay, type LaterPay } from '#core/salaries/later-pay.ts';
import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import type { FairQuestion, Salaries } from '#core/salaries/salaries.ts';
import type { FairPay } from '#core/salaries/salary-figures.ts';
import { askedPay, figuresFor, type AskedPay } from '#core/salaries/unit-slips.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { amountEntry, type AmountEntry } from '../calculators/amount-entry.ts';
import { Request } from '../requests/request.ts';
import { HandPay } from './hand-pay.ts';
import { ListedChoice, type ListedRow } from './listed-choice.ts';

/** A job, with the field of work that it belongs to, by the name it is stored under. */
export interface ListedJob extends ListedRow {
  readonly department: string;
}

/** What a URL fills in. Jobs and cities go by their names in URLs. */
export interface FairPrefill {
  readonly job: string | null;
  readonly city: string | null;
  readonly experience: number | null;
}

/** Whether a pay is fair. Job, city, company and years are asked about; the pay is held against the answer here, and goes nowhere. */
export class PaidFairlyStore {
  years: number | null = null;
  /** Whether an answer was asked for before everything was said. */
  isTried = false;
  /** The pay that stood in its field when that was left. Nobody is asked back while they type. */
  left: number | undefined = undefined;
  /** The pay that is right as it is, by whom it belongs to. */
  insisted: number | undefined = undefined;
  readonly job: ListedChoice<ListedJob>;
  readonly city: ListedChoice<ListedRow>;
  readonly company: ListedChoice<ListedRow>;
  readonly pay: AmountEntry = amountEntry(0, { yearly: true, optional: true, isPay: true, isReadByMonth: true, isBlank: true });
  /** What reaches the bank, of those who know no CTC. */
  readonly hand: HandPay;
  readonly fair: Request<FairPay, [question: FairQuestion]>;
  readonly #naming: Request<void, [prefill: FairPrefill]>;
  #prefilled = '';

  constructor(salaries: Salaries, lists: ReferenceLists, clock: Clock, names: ListNames) {
    this.fair = new Request((question) => salaries.fair(question));
    this.job = new ListedChoice(async (text) => (await lists.suggestDesignations(text)).map((found) => jobRow(found, names)), clock);
    this.city = new ListedChoice(async (text) => (await lists.suggestLocations(text)).map((found) => cityRow(found, names)), clock);
    this.company = new ListedChoice(async (text) => (await lists.suggestCompanies(text)).map((found) => companyRow(found, names)), clock);
    this.hand = new HandPay(clock, () => this.city.chosen?.urlName);
    this.#naming = new Request(async ({ job, city }) => {
      const [jobs, cities] = await Promise.all([job ? lists.suggestDesignations(asName(job)) : [], city ? lists.suggestLocations(asName(city)) : []]);
      const [namedJob, namedCity] = [jobs.find(isNamed(job)), cities.find(isNamed(city))];
      // In one go, so that one question is asked of them and not two.
      runInAction(() => {
        if (namedJob && !this.job.chosen) this.job.take(jobRow(namedJob, names));
        if (namedCity && !this.city.chosen) this.city.take(cityRow(namedCity, names));
      });
    });
    makeAutoObservable(this, { job: false, city: false, company: false, pay: false, hand: false, fair: false });
  }

  /** Fills in what a URL names, once; names that no list has are left open. */
  async show(prefill: FairPrefill): Promise<void> {
    const asked = JSON.stringify(prefill);
    if (asked === this.#prefilled) return;
    this.#prefilled = asked;
    this.years ??= prefill.experience;
    if (prefill.job !== null || prefill.city !== null) await this.#naming.send(prefill);
  }

  /** Asks as soon as there is something to ask about, as long as the page is open; the answer ends that, and forgets the pay. */
  follow(): () => void {
    const stop = reaction(
      () => JSON.stringify(this.question),
      () => (this.question ? void this.fair.send(this.question) : this.fair.forget()),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.forget();
    };
  }

  /** Forgets the pay: what is typed on this page ends with it. */
  forget(): void {
    this.pay.clear();
    this.hand.monthly.clear();
    this.isTried = false;
    this.left = undefined;
    this.insisted = undefined;
  }

  setYears(years: number | null): void {
    this.years = years;
  }

  /** Wants the answer now; says whether there is enough to give it, and nothing that is in no list. */
  answer(): boolean {
    this.isTried = true;
    this.left = this.amount;
    const local = [this.job, this.company, this.city].filter(({ field }) => field.hold());
    return local.length === 0 && this.question !== undefined && this.amount !== undefined;
  }

  /** Writes the pay in full as its field is left; from then on it may be asked back about. */
  leavePay(): void {
    this.pay.settle();
    this.left = this.amount;
  }

  /** Compares the CTC that was found behind what reaches the bank. */
  takeHand(): void {
    const { ctc } = this.hand;
    if (ctc === undefined) return;
    this.pay.choose(ctc);
    this.left = this.amount;
  }

  insist(): void {
    this.insisted = this.amount;
  }

  /** Whether the unit of the pay may have slipped (F-03), until it is changed or insisted on. Its place is shown meanwhile. */
  get slip(): AskedPay | undefined {
    const { amount } = this;
    const { value } = this.fair;
    if (!value || amount === undefined || amount !== this.left || amount === this.insisted) return undefined;
    return askedPay({ amount, currency: 'INR' }, figuresFor(value.cells, 'INR'));
  }

  get question(): FairQuestion | undefined {
    const { job, city, company, years } = this;
    if (!job.chosen || years === null) return undefined;
    return {
      designation: job.chosen.urlName,
      city: city.chosen?.urlName ?? null,
      company: company.chosen?.urlName ?? null,
      experienceYears: years,
    };
  }

  /** The pay of a year, as far as it is said. */
  get amount(): number | undefined {
    return this.pay.problem === undefined && this.pay.value > 0 ? this.pay.value : undefined;
  }

  /** The place of the pay, once both are known; none where there is too little to hold it against. */
  get place(): FairPlace | undefined {
    const { amount } = this;
    const { value } = this.fair;
    return value && amount !== undefined ? fairPlace(amount, value.cells) : undefined;
  }

  get later(): LaterPay | undefined {
    return this.fair.value && laterPay(this.fair.value);
  }

  /** Whether the group of the place is of the job that was asked for, of the nearest one, or of the whole field of work. */
  get comparedIn(): 'job' | 'nearest' | 'field' {
    const designation = this.place?.cells[0].cell.group.designation;
    if (!designation) return 'field';
    return designation.urlName === this.job.chosen?.urlName ? 'job' : 'nearest';
  }

  /** Whether the group of the place is wider than the one that was asked for. */
  get isWidened(): boolean {
    const asked = !this.city.chosen ? 3 : this.company.chosen ? 0 : 1;
    return (this.place?.cells[0].cell.level ?? 0) > asked;
  }
}

/** The years of experience that can be chosen (D-12): the last one means all above. */
export const fairYears: readonly number[] = Array.from({ length: mostFilteredYears + 1 }, (_, years) => years);

/** The words of a name in a URL, by which a list finds it. */
const asName = (urlName: string): string => urlName.replaceAll('-', ' ');

const isNamed =
  (urlName: string | null) =>
  ({ name }: { readonly name: string }): boolean =>
    listedUrlName(name) === urlName;

type Found<Method extends 'suggestDesignations' | 'suggestLocations' | 'suggestCompanies'> = Awaited<ReturnType<ReferenceLists[Method]>>[number];

const jobRow = ({ name, department }: Found<'suggestDesignations'>, names: ListNames): ListedJob => ({
  urlName: listedUrlName(name),
  name,
  label: names.nameOf(name),
  detail: names.nameOf(department.name),
  department: department.name,
});

const cityRow = ({ name, state }: Found<'suggestLocations'>, names: ListNames): ListedRow => ({
  urlName: listedUrlName(name),
  name,
  label: names.nameOf(name),
  detail: names.nameOf(state),
});

const companyRow = ({ urlName, name, industry }: Found<'suggestCompanies'>, names: ListNames): ListedRow => ({
  urlName,
  name,
  label: name,
  detail: names.nameOf(industry.name),
});
