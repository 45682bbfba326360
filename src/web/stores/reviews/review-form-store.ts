import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import type { ReviewFormTarget } from '#core/reviews/review-form-url.ts';
import {
  emptyReview,
  fieldsOfReview,
  newReviewOf,
  reviewFormProblems,
  reviewOf,
  reviewSteps,
  stepsOfReview,
  type ReviewFields,
  type ReviewFormProblems,
  type ReviewStep,
} from '#core/reviews/review-form.ts';
import type { ListNames } from '#web/words/reference-lists/en.ts';
import { Contribution } from '../forms/contribution.ts';
import { Draft } from '../forms/draft.ts';
import type { Drafts } from '../forms/drafts.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';
import { citySuggestions, jobs } from '../onboarding/detail-lists.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** What stands in the way of sending: nobody is signed in, or they have not chosen yet what they read. */
export type ReviewNeed = 'login' | 'reader';

/** The form of a review: a new one, or the change of one whose key this device holds. */
export class ReviewFormStore {
  target: ReviewFormTarget = { company: null, reviewId: null, step: 'company', isInvited: false };
  /** Whether what was typed before is in the form. */
  isBegun = false;
  /** Whether the review that is to be changed is not this device’s, or is gone. */
  isGone = false;
  /** The field into which something was typed that its list does not have. */
  unlisted: 'designation' | 'city' | undefined;
  /** The contributions of this device; they tell who reviewed this company before. */
  held: readonly ContributionKey[] = [];
  readonly form: Contribution<ReviewFields, ReviewFormProblems, OwnReview>;
  readonly company: Request<CompanyHeader, [urlName: string]>;
  readonly own: Request<OwnReview | undefined, [publicKey: string]>;
  readonly companies: SuggestionStore;
  readonly designation: SuggestionStore;
  readonly city: SuggestionStore;
  /** The asking for the name of the company, which a form of it begins with. */
  #naming: Promise<unknown> = Promise.resolve();
  /** Whether what the review is paid with was got ready, minutes before it is sent. */
  #isPrepared = false;
  readonly #contributed: ContributedReviews;
  readonly #session: SessionStore;
  readonly #names: ListNames;

  constructor(
    contributed: ContributedReviews,
    companies: Companies,
    lists: ReferenceLists,
    drafts: Drafts,
    session: SessionStore,
    clock: Clock,
    names: ListNames,
  ) {
    this.#contributed = contributed;
    this.#session = session;
    this.#names = names;
    this.company = new Request((urlName) => companies.header(urlName));
    this.own = new Request((publicKey) => contributed.one(publicKey));
    this.form = new Contribution(new Draft('review', emptyReview, drafts, session, { isForGuests: true }), {
      problemsOf: reviewFormProblems,
      steps: Object.values(reviewSteps),
      send: (fields) => this.#send(fields),
    });
    const suggests = { isFirstActive: false, leastLetters: 2 };
    this.companies = new SuggestionStore(async (text) => namedIn(await lists.suggestCompanies(text)), clock, suggests);
    this.designation = new SuggestionStore((text) => jobs(lists, text, names), clock, suggests);
    this.city = new SuggestionStore((text) => citySuggestions(lists, text, names), clock, suggests);
    makeAutoObservable(this, { target: observableRef, held: observableRef, form: false, company: false, own: false });
  }

  #prepare(): void {
    if (this.#isPrepared || !this.#session.isAwake || this.target.reviewId !== null) return;
    this.#isPrepared = true;
    void this.#contributed.prepare('form');
  }

  /** Shows a step of what a URL asks for. The company that it names is asked for once. */
  async show(target: ReviewFormTarget): Promise<void> {
    const isAnother = target.company !== this.target.company || target.reviewId !== this.target.reviewId;
    const before = this.target;
    this.target = target;
    this.#prepare();
    if (isAnother) this.isBegun = false;
    if (this.isBegun && target.step !== before.step) this.form.goTo(stepsOfReview.indexOf(target.step));
    const isKnown = this.company.state.status === 'SUCCESS' && !isAnother;
    if (target.company && !isKnown) this.#naming = this.company.send(target.company);
    await this.#naming;
  }

  /** Puts into the form what stands already, and over it what was typed on this device and never sent. */
  async begin(): Promise<void> {
    const { company, reviewId } = this.target;
    const [held] = await Promise.all([this.#contributed.held(), this.#naming]);
    const key = held.find(({ thingId }) => reviewId !== null && thingId === reviewId);
    if (key) await this.own.send(key.publicKey);
    else this.own.forget();
    if (company !== this.target.company || reviewId !== this.target.reviewId) return;
    const { state, value: own } = this.own;
    runInAction(() => {
      this.held = held;
      this.isGone = reviewId !== null && state.status !== 'FAILURE' && !own;
      if (state.status === 'FAILURE' || this.isGone) return;
      this.form.open(own ? fieldsOfReview(own) : this.#fresh, reviewId ?? company ?? '');
      this.isBegun = true;
      this.#settleNames();
      const isGoneOnWith = this.form.isRestored && this.target.step === 'company';
      this.form.goTo(isGoneOnWith ? stepsOfReview.length : stepsOfReview.indexOf(this.target.step));
    });
  }

  /** A new review of the company that the URL names. */
  get #fresh(): ReviewFields {
    const { value } = this.company;
    return { ...emptyReview, isInvited: this.target.isInvited, ...(value && { companyUrlName: value.urlName, companyName: value.name }) };
  }

  get step(): ReviewStep {
    return this.isBegun ? (stepsOfReview[this.form.step] ?? 'company') : this.target.step;
  }

  /** Whether a review that stands is changed, and none is sent. */
  get isChange(): boolean {
    return this.target.reviewId !== null;
  }

  /** The review of this company that was sent from here before, where the form begins another. */
  get before(): ContributionKey | undefined {
    const { companyName } = this.form.draft.fields;
    return this.isChange ? undefined : this.held.find(({ about, thingId }) => thingId !== undefined && about === companyName);
  }

  /** What has to be done before it can be sent. A change goes by the key alone. */
  get need(): ReviewNeed | undefined {
    if (this.isChange) return undefined;
    if (!this.#session.isAwake) return 'login';
    return this.#session.member?.isReader ? undefined : 'reader';
  }

  type(change: Partial<ReviewFields>): void {
    this.form.type(change);
  }

  chooseCompany(companyUrlName: string, companyName: string): void {
    this.type({ companyUrlName, companyName });
  }

  /** Takes up a designation or city of the list; typed text that is none of it is none. */
  chooseListed(field: 'designation' | 'city', id: string, label: string): void {
    this.type({ [field]: this.#names.keptFor(label), [`${field}Id`]: id });
  }

  /** What was typed and not chosen is taken back when the field is left: nobody else could be found by it. */
  leaveListed(field: 'designation' | 'city'): void {
    const { fields } = this.form.draft;
    const { text, suggestions } = this[field];
    const meant = suggestions.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
    this.unlisted = text.trim() === '' || meant || text === this.#names.nameOf(fields[field]) ? undefined : field;
    if (text.trim() === '') this.type({ [field]: '', [`${field}Id`]: '' });
    else if (meant) this.chooseListed(field, meant.id, meant.label);
    else this[field].settle(this.#names.nameOf(fields[field]));
  }

  leaveCompany(): void {
    const { fields } = this.form.draft;
    const { text, suggestions } = this.companies;
    const meant = suggestions.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
    if (meant) this.chooseCompany(meant.id, meant.label);
    else if (text.trim() === '') this.chooseCompany('', '');
    else this.companies.settle(fields.companyName);
  }

  /** Goes on to the next step, or sends from the last one; answers whether it has arrived. */
  send(): Promise<boolean> {
    return this.form.send();
  }

  throwAway(): void {
    this.form.settle();
    this.form.open(this.#fresh, this.target.company ?? '');
    this.#settleNames();
  }

  #settleNames(): void {
    const { companyName, designation, city } = this.form.draft.fields;
    this.companies.settle(companyName);
    this.designation.settle(this.#names.nameOf(designation));
    this.city.settle(this.#names.nameOf(city));
  }

  #send(fields: ReviewFields): Promise<OwnReview> {
    const own = this.own.value;
    const key = this.held.find(({ thingId }) => own !== undefined && thingId === own.reviewId);
    return own && key
      ? this.#contributed.change(key.publicKey, own, reviewOf(fields))
      : this.#contributed.send({ urlName: fields.companyUrlName, name: fields.companyName }, newReviewOf(fields));
  }
}

const namedIn = (companies: readonly { readonly urlName: string; readonly name: string; readonly industry: { readonly name: string } }[]) =>
  companies.map(({ urlName, name, industry }) => ({ id: urlName, label: name, detail: industry.name }));
