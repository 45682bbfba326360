import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { CompanyHeader } from '#core/companies/company.ts';
import { companyOf, fieldsOfCompany, type CompanyFields } from '#core/contributions/company-fields.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { DraftFields } from '#core/device/draft-fields.ts';
import { dayMs } from '#core/figures/durations.ts';
import { screens } from '#core/navigation/screens.ts';
import type { ChosenField } from '../forms/chosen-field.ts';
import { Contribution } from '../forms/contribution.ts';
import { Draft } from '../forms/draft.ts';
import { isNotThere, Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { stoppedStep, typedEarly } from './chosen-fields.ts';
import { CompanyChoice } from './company-choice.ts';
import type { FormConfig, FormPort, FormTarget } from './form-config.ts';
import { newDrafts, type FormDraft } from './form-drafts.ts';
import type { FormInSteps } from './form-in-steps.ts';
import type { FormParts } from './form-parts.ts';
import { FormTokenPool, type Uncounted } from './form-token-pool.ts';
import { ExistingContributions } from './existing-contributions.ts';

/** Contribution form of any kind, stored on the device and sent once by its own key (B-28). */
export class ContributionFormStore<
  Fields extends CompanyFields & DraftFields,
  Problems extends object,
  Own extends object,
  Target extends FormTarget,
> implements FormInSteps {
  target: Target;
  isBegun = false;
  /** True if the contribution is gone or not this device's. */
  isGone = false;
  readonly steps: readonly Target['step'][];
  readonly form: Contribution<Fields, Problems, Own>;
  readonly company: Request<CompanyHeader, [urlName: string]>;
  readonly existing: ExistingContributions<Own>;
  readonly companyChoice: CompanyChoice;
  #naming: Promise<unknown> = Promise.resolve();
  readonly #pool: FormTokenPool;
  readonly #session: SessionStore;
  readonly #config: FormConfig<Fields, Problems, Own, Target>;

  constructor(contributed: FormPort<Own>, { companies, lists, search, drafts, session, clock }: FormParts, config: FormConfig<Fields, Problems, Own, Target>) {
    this.#session = session;
    this.#pool = new FormTokenPool(contributed, clock, () => ({
      kind: this.kind,
      opened: this.isChange || !session.isAwake ? undefined : `${session.member?.userId} ${this.opening}`,
      begun: this.existing.begun(this.form.draft.fields.companyName),
    }));
    this.#config = config;
    this.target = config.target;
    this.steps = Object.keys(config.steps).filter((step): step is Target['step'] => Object.hasOwn(config.steps, step));
    this.company = new Request((urlName) => companies.header(urlName));
    this.existing = new ExistingContributions(contributed, config.isBy);
    this.form = new Contribution(new Draft(config.kind, config.empty, drafts, session, { isForGuests: true, isClosed: true }), {
      problemsOf: (fields) => this.problemsOf(fields),
      steps: this.steps.map((step) => config.steps[step]),
      send: (fields) => this.#send(fields),
    });
    this.companyChoice = new CompanyChoice(this.form, { lists, search, clock });
    makeObservable(this, { target: observableRef, isBegun: observable, isGone: observable, step: computed, show: action, begin: action, type: action });
  }

  protected problemsOf(fields: Fields): Problems {
    return this.#config.problemsOf(fields);
  }

  protected settle(): void {
    this.companyChoice.field.settle();
  }

  async show(target: Target): Promise<void> {
    const { opening, target: before } = this;
    this.target = target;
    const isAnother = opening !== this.opening;
    if (isAnother) {
      this.isBegun = false;
      this.form.draft.close();
      for (const { store } of this.#chosenByStep.flat()) store.settle('');
      this.existing.changed = this.changedBy('');
    }
    if (this.isBegun && target.step !== before.step) this.form.goTo(Math.min(this.steps.indexOf(target.step), stoppedStep(this.#chosenByStep)));
    if (target.company && (isAnother || this.company.state.status !== 'SUCCESS')) this.#naming = this.company.send(target.company);
    else if (!target.company) this.company.forget();
    await this.#naming;
  }

  /** Fills in the existing contribution, overlaid by unsent text. */
  async begin(changed: string | null): Promise<void> {
    const { opening } = this;
    const isStill = (): boolean => opening === this.opening && changed === this.existing.changed;
    const asking = this.existing.ask(changed);
    void this.#pool.prepare().then(() => this.#keepForLater());
    await Promise.all([asking, this.#naming]);
    const known = await this.#known();
    if (isStill()) runInAction(() => (this.isGone = this.existing.isMissing));
    if (!isStill() || this.isGone || this.isNotLoaded) return;
    this.form.open(known, this.#entry);
    await this.#config.takeUp?.(this.form.draft.fields);
    if (!isStill()) return;
    runInAction(() => {
      const typeAgain = typedEarly(this.#chosenByStep.flat());
      this.isBegun = true;
      this.#keepForLater();
      this.settle();
      typeAgain();
      this.form.goTo(this.form.isRestored && this.target.step === this.steps[0] ? this.steps.length : this.steps.indexOf(this.target.step));
    });
  }

  get spentUntil(): string | undefined {
    return this.#pool.spentUntil;
  }

  /** Stores the draft until a week after the day it may be sent. */
  #keepForLater(): void {
    const { spentUntil } = this;
    if (this.isBegun) this.form.draft.keepUntil(spentUntil === undefined ? undefined : Date.parse(spentUntil) + 8 * dayMs);
  }

  get drafts(): readonly FormDraft[] {
    return newDrafts(this.form.draft.others, (company) => this.#config.urlOf({ ...this.target, company, step: this.steps[0] }, null));
  }

  get uncounted(): Uncounted | undefined {
    if (this.isChange) return this.existing.key?.counts === false ? 'sent' : undefined;
    return this.#pool.uncounted;
  }

  protected chosenIn(step: Target['step']): readonly ChosenField[] {
    return step === this.steps[0] && !this.isChange ? [this.companyChoice.field] : [];
  }

  get #chosenByStep(): readonly (readonly ChosenField[])[] {
    return this.steps.map((step) => this.chosenIn(step));
  }

  /** Initial values: the existing contribution, or the URL's. */
  async #known(): Promise<Fields> {
    if (this.existing.own.value) return this.#config.fieldsOf(this.existing.own.value);
    const said = await this.#config.preselected?.(this.target);
    const { value: company } = this.company;
    return { ...this.#config.empty, ...said, ...(company && fieldsOfCompany(company)) };
  }

  /** Draft key, separate for each company and change. */
  get #entry(): string {
    return this.existing.changed ?? this.target.company ?? '';
  }

  get kind(): ContributionKind {
    return this.#config.kind;
  }

  get opening(): string {
    return this.#config.urlOf({ ...this.target, step: this.steps[0] }, null);
  }

  changedBy(hash: string): string | null {
    return this.#config.changedBy(this.target, hash);
  }

  get step(): Target['step'] {
    return (this.isBegun ? this.steps[this.form.step] : undefined) ?? this.target.step;
  }

  urlOf(step: Target['step']): string {
    return this.#config.urlOf({ ...this.target, step }, this.existing.changed);
  }

  get url(): string {
    return this.urlOf(this.step);
  }

  get backUrl(): string | undefined {
    const before = this.steps[this.steps.indexOf(this.step) - 1];
    return before === undefined ? undefined : this.urlOf(before);
  }

  get isChange(): boolean {
    return this.existing.changed !== null;
  }

  get companyName(): string {
    return this.form.draft.fields.companyName || (this.company.value?.name ?? '');
  }

  get isCompanyMissing(): boolean {
    return this.target.company !== null && isNotThere(this.company.state);
  }

  get isNotLoaded(): boolean {
    return this.existing.isUnknown;
  }

  get beforeUrl(): string | undefined {
    const before = this.existing.of(this.form.draft.fields.companyName);
    return before && (this.#config.existingUrl?.(before) ?? screens.contributions);
  }

  get needsLogin(): boolean {
    return !this.isChange && !this.#session.isAwake;
  }

  get texts(): readonly string[] {
    return this.#config.textsOf?.(this.form.draft.fields) ?? [];
  }

  get sentId(): string {
    return this.form.sending.value ? this.#config.idOf(this.form.sending.value) : '';
  }

  type(change: Partial<Fields>): void {
    this.form.type(change);
  }

  async send(): Promise<boolean> {
    const local = this.chosenIn(this.step).filter((field) => field.hold());
    if (local.length > 0 || (this.form.isLastStep && this.spentUntil !== undefined)) return false;
    const isSent = await this.form.send();
    if (isSent) this.#pool.settle();
    return isSent;
  }

  async throwAway(): Promise<void> {
    this.form.settle();
    const known = await this.#known();
    runInAction(() => {
      this.form.open(known, this.#entry);
      this.settle();
    });
  }

  takeOver(changed: string | null): void {
    this.form.draft.takeOver(changed ?? this.target.company ?? '');
  }

  async swap(): Promise<void> {
    this.form.draft.swap();
    await this.begin(this.existing.changed);
  }

  async #send(fields: Fields): Promise<Own> {
    const { key, own } = this.existing;
    if (own.value && key) return this.#config.change(key.publicKey, own.value, fields);
    await this.#pool.spend();
    return this.#config.send(companyOf(fields), fields);
  }
}
