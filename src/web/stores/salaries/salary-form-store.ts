import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import type { OwnSalary } from '#core/salaries/salary-draft.ts';
import type { SalaryFormTarget } from '#core/salaries/salary-form-url.ts';
import {
  emptySalary,
  fieldsOfSalary,
  salaryFormProblems,
  salaryOf,
  salarySteps,
  stepsOfSalary,
  type SalaryFields,
  type SalaryFormProblems,
  type SalaryStep,
} from '#core/salaries/salary-form.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import { Contribution } from '../forms/contribution.ts';
import { Draft } from '../forms/draft.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { ListNames } from '#web/words/reference-lists/en.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { JobFields } from './job-fields.ts';
import { PayCheck } from './pay-check.ts';
import { preselected } from './preselected.ts';

/** The form of a salary: a new one, or the change of one whose key this device holds. */
export class SalaryFormStore {
  target: SalaryFormTarget = { company: null, name: null, designation: null, city: null, step: 'job' };
  /** The key of the salary that is changed; none for a new one. */
  changed: string | null = null;
  /** Whether what was typed before is in the form. */
  isBegun = false;
  /** Whether the salary that is to be changed is not this device’s, or is gone. */
  isGone = false;
  /** The salaries of this device; they tell what was said of this company before. */
  held: readonly ContributionKey[] = [];
  readonly form: Contribution<SalaryFields, SalaryFormProblems, OwnSalary>;
  readonly company: Request<CompanyHeader, [urlName: string]>;
  readonly own: Request<OwnSalary | undefined, [publicKey: string]>;
  readonly job: JobFields;
  readonly pay: PayCheck;
  /** The asking for the name of the company, which a form of it begins with. */
  #naming: Promise<unknown> = Promise.resolve();
  /** Whether what the salary is paid with was got ready, minutes before it is sent. */
  #isPrepared = false;
  readonly #contributed: ContributedSalaries;
  readonly #lists: ReferenceLists;
  readonly #session: SessionStore;

  constructor(
    contributed: ContributedSalaries,
    salaries: Pick<Salaries, 'fair'>,
    companies: Pick<Companies, 'header'>,
    lists: ReferenceLists,
    drafts: Drafts,
    session: SessionStore,
    clock: Clock,
    names: ListNames,
  ) {
    this.#contributed = contributed;
    this.#lists = lists;
    this.#session = session;
    this.company = new Request((urlName) => companies.header(urlName));
    this.own = new Request((publicKey) => contributed.one(publicKey));
    this.form = new Contribution(new Draft('salary', emptySalary, drafts, session, { isForGuests: true }), {
      problemsOf: (fields) => ({ ...salaryFormProblems(fields), ...(this.pay.asked && { slip: 'asked' as const }) }),
      steps: Object.values(salarySteps),
      send: (fields) => this.#send(fields),
    });
    this.job = new JobFields(this.form, lists, clock, names);
    this.pay = new PayCheck(this.form, salaries);
    makeAutoObservable(this, { target: observableRef, held: observableRef, form: false, company: false, own: false, job: false, pay: false });
  }

  /** Shows a step of what a URL asks for. The company that it names is asked for once. */
  async show(target: SalaryFormTarget): Promise<void> {
    const before = this.target;
    const isAnother = target.company !== before.company || target.name !== before.name;
    this.target = target;
    if (isAnother) this.isBegun = false;
    if (this.isBegun && target.step !== before.step) this.form.goTo(stepsOfSalary.indexOf(target.step));
    const isKnown = this.company.state.status === 'SUCCESS' && !isAnother;
    if (target.company && !isKnown) this.#naming = this.company.send(target.company);
    else if (!target.company) this.company.forget();
    await this.#naming;
  }

  /** Puts into the form what stands already, and over it what was typed on this device and never sent. */
  async begin(changed: string | null): Promise<void> {
    const { company } = this.target;
    this.changed = changed;
    this.#prepare();
    const [held] = await Promise.all([this.#contributed.held(), this.#naming]);
    if (changed !== null && held.some(({ publicKey }) => publicKey === changed)) await this.own.send(changed);
    else this.own.forget();
    const known = await this.#known();
    if (company !== this.target.company || changed !== this.changed) return;
    runInAction(() => this.#open(held, known));
  }

  #open(held: readonly ContributionKey[], known: SalaryFields): void {
    const { state, value: own } = this.own;
    this.held = held;
    this.isGone = this.changed !== null && state.status !== 'FAILURE' && !own;
    if (state.status === 'FAILURE' || this.isGone) return;
    this.form.open(known, this.#entry);
    this.isBegun = true;
    this.job.settle();
    this.pay.hold();
    const isGoneOnWith = this.form.isRestored && this.target.step === 'job';
    this.form.goTo(isGoneOnWith ? stepsOfSalary.length : stepsOfSalary.indexOf(this.target.step));
  }

  #prepare(): void {
    if (this.#isPrepared || !this.#session.isAwake || this.changed !== null) return;
    this.#isPrepared = true;
    void this.#contributed.prepare('form');
  }

  /** What is known before anything is typed: the salary that stands, or what the URL names. */
  async #known(): Promise<SalaryFields> {
    const { value: own } = this.own;
    if (own) return fieldsOfSalary(own);
    const { value: company } = this.company;
    const named = company && { companyUrlName: company.urlName, companyName: company.name };
    return { ...emptySalary, ...(await preselected(this.#lists, this.target)), ...named };
  }

  /** The salary whose draft is kept: each company and each change has its own. */
  get #entry(): string {
    return this.changed ?? this.target.company ?? '';
  }

  get step(): SalaryStep {
    return this.isBegun ? (stepsOfSalary[this.form.step] ?? 'job') : this.target.step;
  }

  /** Whether a salary that stands is changed, and none is sent. */
  get isChange(): boolean {
    return this.changed !== null;
  }

  /** The salary at this company that was sent from here before, where the form begins another. */
  get before(): ContributionKey | undefined {
    const { companyName } = this.form.draft.fields;
    return this.isChange ? undefined : this.held.find(({ about, thingId }) => thingId !== undefined && about === companyName);
  }

  /** What has to be done before it can be sent. A change goes by the key alone. */
  get need(): 'login' | 'reader' | undefined {
    if (this.isChange) return undefined;
    if (!this.#session.isAwake) return 'login';
    return this.#session.member?.isReader ? undefined : 'reader';
  }

  type(change: Partial<SalaryFields>): void {
    this.form.type(change);
  }

  /** Goes on to the next step, or sends from the last one; answers whether it has arrived. */
  send(): Promise<boolean> {
    this.pay.hold();
    return this.form.send();
  }

  async throwAway(): Promise<void> {
    this.form.settle();
    const known = await this.#known();
    runInAction(() => {
      this.form.open(known, this.#entry);
      this.job.settle();
    });
  }

  #send(fields: SalaryFields): Promise<OwnSalary> {
    const own = this.own.value;
    return own && this.changed !== null
      ? this.#contributed.change(this.changed, own, salaryOf(fields))
      : this.#contributed.send({ urlName: fields.companyUrlName, name: fields.companyName }, salaryOf(fields));
  }
}
