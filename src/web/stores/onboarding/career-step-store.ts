import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Career, CareerChoice } from '#core/careers/career.ts';
import type { Careers } from '#core/careers/careers.ts';
import { isSanction } from '#core/moderation/sanction.ts';
import type { PortalLink } from '#core/verification/job-portals.ts';
import type { SuggestedCollege } from '#core/reference-lists/reference-list.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { isCareerComplete, type CareerType } from '#core/careers/completeness.ts';
import type { CareerDraft } from '#core/onboarding/onboarding-draft.ts';
import { isEditing } from '#core/onboarding/onboarding.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import type { OnboardingFlowStore } from './onboarding-flow-store.ts';
import type { OnboardingDraftStore } from './onboarding-draft-store.ts';
import { careerDraftOf, jobOf } from './career-draft.ts';
import { takenDetails } from './taken-details.ts';
import { Request } from '../requests/request.ts';
import { SuggestionStore, type Suggestion } from '../forms/suggestion-store.ts';

/** Career step of onboarding: working, studying or between jobs, and where. */
export class CareerStepStore {
  isIncomplete = false;
  readonly company: SuggestionStore;
  readonly college: SuggestionStore;
  readonly creating: Request<Career, [choice: CareerChoice]>;
  readonly linking: Request<PortalLink | undefined>;
  /** Also asks the job portal to confirm the place, where the member wants that. */
  #confirm: (() => Promise<PortalLink | undefined>) | undefined;
  readonly #flow: OnboardingFlowStore;
  readonly #draft: OnboardingDraftStore;
  #industries: ReadonlyMap<string, number> = new Map();

  constructor(flow: OnboardingFlowStore, draft: OnboardingDraftStore, careers: Careers, lists: ReferenceLists, clock: Clock, names: ListNames) {
    const isOffering = { leastLetters: 0, mayAdd: true };
    const usual = async (list: 'companies' | 'colleges') => {
      const found = (await careers.suggestions({ type: this.type }))[list];
      return found.map((name) => ({ id: name, label: name }));
    };
    this.company = new SuggestionStore((text) => (text ? this.#companies(lists, text, names) : usual('companies')), clock, isOffering);
    this.college = new SuggestionStore(
      async (text) => (text ? (await lists.suggestColleges(text)).map((college) => collegeRow(college, names)) : usual('colleges')),
      clock,
      isOffering,
    );
    this.creating = new Request((choice) => this.#create(careers, lists, choice));
    this.linking = new Request(async () => this.#confirm?.());
    this.#flow = flow;
    this.#draft = draft;
    makeAutoObservable(this, { company: false, college: false, creating: false, linking: false });
  }

  get isBusy(): boolean {
    return [this.creating.state.status, this.linking.state.status].includes('LOADING');
  }

  get hasFailed(): boolean {
    return (this.creating.state.status === 'FAILURE' && !this.owesLogin) || this.#flow.finishing.state.status === 'FAILURE';
  }

  get isClosed(): boolean {
    const { state } = this.creating;
    return state.status === 'FAILURE' && isSanction(state.failure);
  }

  /** True for a login too old, which needs re-authentication (S-25). */
  get owesLogin(): boolean {
    return this.creating.state.status === 'FAILURE' && this.creating.state.failure.code === 'SIGN_IN_AGAIN';
  }

  get type(): CareerType | undefined {
    return this.#draft.career.type;
  }

  get place(): string {
    const { companyName, collegeName } = this.#draft.career;
    return this.type === 'student' ? collegeName : companyName;
  }

  get needsPlace(): boolean {
    return this.type === 'working' || this.type === 'student';
  }

  /** Fills in known facts, unless others were typed since. */
  fill(): void {
    const career = this.#flow.known?.career;
    if (!this.#draft.draft.career && career) this.#draft.changeCareer(careerDraftOf(career));
    this.company.settle(this.#draft.career.companyName);
    this.college.settle(this.#draft.career.collegeName);
  }

  choose(type: CareerType): void {
    this.isIncomplete = false;
    this.#draft.changeCareer({ type });
  }

  /** Accepts free text in the two suggesting fields. */
  write(part: Pick<Partial<CareerDraft>, 'companyName' | 'collegeName'> = { companyName: this.company.text, collegeName: this.college.text }): void {
    this.isIncomplete = false;
    this.#draft.changeCareer(part);
  }

  /** Takes the industry of a known company with it. */
  takeCompany(suggestion: Suggestion): void {
    this.#draft.changeCareer({ companyName: suggestion.label, industryId: this.#industries.get(suggestion.id) ?? 0 });
  }

  /** Asks the job portal, too, once the place is stored. */
  confirmBy(ask: () => Promise<PortalLink | undefined>): void {
    this.#confirm = ask;
  }

  /** Stores the choice. Without one an optional step is put off; only a change needs one. */
  async send(): Promise<void> {
    this.write();
    const { type, place } = this;
    if (!type && !this.isEditing) return this.#flow.later();
    this.isIncomplete = !type || (this.needsPlace && place.trim() === '');
    if (!type || this.isIncomplete) return;
    const name = place.trim();
    const choice: CareerChoice =
      type === 'student' ? { type, collegeName: name } : type === 'working' ? { type, companyName: name } : { type, companyName: name || null };
    const outcome = await this.creating.send(choice);
    if (outcome.status !== 'SUCCESS') return;
    const linked = await this.linking.send();
    const verification = (linked.status === 'SUCCESS' ? linked.value : undefined) ?? outcome.value.verification;
    await this.#flow.refresh();
    runInAction(() => this.#goOn(outcome.value, verification));
  }

  /** Stores place and portal details before verification, which skips the details step. */
  async #create(careers: Careers, lists: ReferenceLists, choice: CareerChoice): Promise<Career> {
    const career = await careers.create(choice, this.isEditing);
    const taken = this.#confirm && (await takenDetails(careers, lists, career, this.#draft.career));
    if (!taken || career.status.type !== 'working') return career;
    runInAction(() => this.#draft.changeCareer(taken));
    const details = jobOf(this.#draft.career);
    await careers.saveDetails(career.careerStatusId, details);
    return { ...career, status: { ...career.status, ...details } };
  }

  #goOn({ status }: Career, { verified, source }: Pick<PortalLink, 'verified' | 'source'>): void {
    const facts = { careerType: status.type, verification: verified, hasFilledCareerStatus: isCareerComplete(status.type, status) } as const;
    this.#confirm = undefined;
    this.#flow.happen({ kind: 'careerSaved', facts, source: source ?? undefined });
  }

  async #companies(lists: ReferenceLists, text: string, names: ListNames): Promise<readonly Suggestion[]> {
    const companies = await lists.suggestCompanies(text);
    this.#industries = new Map(companies.map(({ companyId, industry }) => [companyId, industry.industryId]));
    return companies.map(({ companyId, name, industry }) => ({ id: companyId, label: name, detail: names.nameOf(industry.name) }));
  }

  get isEditing(): boolean {
    return isEditing(this.#flow.state);
  }
}

const collegeRow = ({ collegeId, name, city }: SuggestedCollege, names: ListNames): Suggestion => ({
  id: String(collegeId),
  label: name,
  detail: names.nameOf(city),
});
