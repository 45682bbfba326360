import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { CareerOutcome, CareerSuggestions } from '#core/careers/career.ts';
import type { CareerDetails, Careers } from '#core/careers/careers.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { guardedDetails } from '#core/careers/career-update.ts';
import { isSanction } from '#core/moderation/sanction.ts';
import { missingOf, type CareerFacts, type CareerType } from '#core/careers/completeness.ts';
import type { CareerDraft } from '#core/onboarding/onboarding-draft.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import type { OnboardingFlowStore } from './onboarding-flow-store.ts';
import { citySuggestions, departmentOf, jobs, listsFor, namesIn, type DetailLists } from './detail-lists.ts';
import { jobOf, workOf } from './career-draft.ts';
import { optionsIn, type ListedOption } from '../forms/listed-option.ts';
import type { OnboardingDraftStore } from './onboarding-draft-store.ts';
import { ListedField } from '../forms/listed-field.ts';
import { Request } from '../requests/request.ts';
import { SuggestionStore, type Suggestion } from '../forms/suggestion-store.ts';

/** Fields chosen from a reference list by row number. */
type ChosenId = 'departmentId' | 'roleId' | 'industryId' | 'tagId' | 'courseId' | 'specializationId';

const none: readonly ListedOption[] = [];

/** Details step of onboarding: job or course, department, role, industry and place. */
export class DetailsStepStore {
  isIncomplete = false;
  readonly lists: Request<DetailLists, [type: CareerType]>;
  readonly roles: Request<readonly ListedOption[], [departmentId: number]>;
  readonly specializations: Request<readonly ListedOption[], [courseId: number]>;
  readonly job: SuggestionStore;
  readonly location: SuggestionStore;
  readonly department: ListedField;
  readonly role: ListedField;
  readonly industry: ListedField;
  readonly tag: ListedField;
  readonly course: ListedField;
  readonly specialization: ListedField;
  /** Suggestions from members of the same company or college, before anything is typed. */
  readonly usual: Request<CareerSuggestions, [careerStatusId: string | undefined]>;
  readonly saving: Request<CareerOutcome, [details: CareerDetails | 'unemployed', careerStatusId: string]>;
  readonly #flow: OnboardingFlowStore;
  readonly #draft: OnboardingDraftStore;
  readonly #names: ListNames;
  readonly #placing: Request<number | undefined, [job: string]>;

  constructor(flow: OnboardingFlowStore, draft: OnboardingDraftStore, careers: Careers, lists: ReferenceLists, clock: Clock, names: ListNames) {
    this.lists = new Request((type) => listsFor(lists, type, names));
    this.roles = new Request(async (departmentId) => optionsIn(await lists.roles(departmentId), ({ roleId }) => roleId, names));
    this.specializations = new Request(async (courseId) => optionsIn(await lists.specializations(courseId), ({ specializationId }) => specializationId, names));
    this.usual = new Request((careerStatusId) => careers.suggestions({ careerStatusId, type: this.type }));
    const isOffering = { leastLetters: 0, mayAdd: true };
    this.job = new SuggestionStore(async (text) => (text ? jobs(lists, text, names) : namesIn(names, this.usual.value?.jobProfiles)), clock, isOffering);
    this.location = new SuggestionStore(
      async (text) => (text ? citySuggestions(lists, text, names) : namesIn(names, this.usual.value?.locations)),
      clock,
      isOffering,
    );
    this.#placing = new Request((job) => departmentOf(lists, job));
    this.saving = new Request((details, id) => (details === 'unemployed' ? careers.saveUnemployed(id, workOf(this.career)) : careers.saveDetails(id, details)));
    this.#flow = flow;
    this.#names = names;
    this.#draft = draft;
    makeAutoObservable(this, { lists: false, roles: false, specializations: false, job: false, location: false, saving: false, usual: false });
    const listed = (rows: () => readonly ListedOption[] | undefined, name: ChosenId, write = (id: number) => this.change({ [name]: id })) =>
      new ListedField(clock, { rows: () => rows() ?? none, read: () => this.career[name], write });
    this.department = listed(
      () => this.lists.value?.departments,
      'departmentId',
      (id) => this.pickDepartment(id),
    );
    this.role = listed(() => this.roles.value, 'roleId');
    this.industry = listed(() => this.lists.value?.industries, 'industryId');
    this.tag = listed(() => this.lists.value?.tags, 'tagId');
    this.course = listed(
      () => this.lists.value?.courses,
      'courseId',
      (id) => this.pickCourse(id),
    );
    this.specialization = listed(() => this.specializations.value, 'specializationId');
  }

  get isBusy(): boolean {
    return [this.saving.state.status, this.#flow.finishing.state.status].includes('LOADING');
  }

  get hasFailed(): boolean {
    return [this.saving.state.status, this.#flow.finishing.state.status].includes('FAILURE');
  }

  /** True where a silence or ban refuses the step. */
  get isClosed(): boolean {
    const { state } = this.saving;
    return state.status === 'FAILURE' && isSanction(state.failure);
  }

  get career(): CareerDraft {
    return this.#draft.career;
  }

  get type(): CareerType {
    return this.career.type ?? this.#flow.state.careerType ?? 'working';
  }

  /** Missing required fields after a first attempt. None are required between jobs. */
  get missing(): readonly (keyof CareerFacts)[] {
    return this.isIncomplete && this.type !== 'unemployed' ? missingOf(this.type, { ...this.career, courseName: this.#courseName }) : [];
  }

  get hasRoles(): boolean {
    return (this.roles.value ?? []).length > 0;
  }

  /** True where a field keeps text outside its list. */
  get #isUnlisted(): boolean {
    const ofWork = [this.department, ...(this.hasRoles ? [this.role] : []), this.industry, this.tag];
    return (this.type === 'student' ? [this.course, this.specialization] : ofWork).some(({ isUnlisted }) => isUnlisted);
  }

  async arrive(): Promise<void> {
    const { departmentId, courseId, jobProfile, jobLocation } = this.career;
    this.job.settle(this.#names.nameOf(jobProfile));
    this.location.settle(this.#names.nameOf(jobLocation));
    if (departmentId > 0) void this.roles.send(departmentId);
    if (courseId > 0) void this.specializations.send(courseId);
    const [, usual] = await Promise.all([this.lists.send(this.type), this.usual.send(this.#flow.known?.career?.careerStatusId)]);
    if (usual.status === 'SUCCESS' && usual.value.industryId && this.career.industryId === 0) this.change({ industryId: usual.value.industryId });
  }

  change(part: Partial<CareerDraft>): void {
    this.#draft.changeCareer(part);
  }

  /** Accepts free text and stores listed names in their listed form. */
  write(part: Pick<Partial<CareerDraft>, 'jobProfile' | 'jobLocation'> = { jobProfile: this.job.text, jobLocation: this.location.text }): void {
    this.change(Object.fromEntries(Object.entries(part).map(([field, text]) => [field, this.#names.keptFor(text ?? '')])));
  }

  async takeJob({ label }: Suggestion): Promise<void> {
    this.change({ jobProfile: this.#names.keptFor(label) });
    await this.placeJob();
  }

  /** Fills in the job's usual department unless one was picked. */
  async placeJob(): Promise<void> {
    const { jobProfile, departmentId } = this.career;
    if (jobProfile.trim() === '' || departmentId !== 0) return;
    const outcome = await this.#placing.send(jobProfile.trim());
    if (outcome.status === 'SUCCESS' && outcome.value && this.career.departmentId === 0) this.pickDepartment(outcome.value);
  }

  pickDepartment(departmentId: number): void {
    this.change({ departmentId, roleId: 0 });
    if (departmentId > 0) void this.roles.send(departmentId);
    else this.roles.forget();
  }

  pickCourse(courseId: number): void {
    this.change({ courseId, specializationId: 0 });
    if (courseId > 0) void this.specializations.send(courseId);
    else this.specializations.forget();
  }

  async send(): Promise<void> {
    if (this.type !== 'student') this.write();
    this.isIncomplete = true;
    if (this.missing.length > 0 || this.#isUnlisted) return;
    this.isIncomplete = false;
    const guarded = guardedDetails({ careerStatusId: this.#flow.known?.career?.careerStatusId, ...this.career });
    if (!guarded) return;
    const outcome = await this.saving.send(this.#details(), guarded.careerStatusId);
    if (outcome.status !== 'SUCCESS' || !(await this.#flow.finish('CareerStatus'))) return;
    const { verified, nextStep } = outcome.value;
    this.#draft.change({ career: undefined });
    void this.#flow.refresh();
    this.#flow.happen({ kind: 'detailsSaved', verification: verified, nextStep });
  }

  #details(): CareerDetails | 'unemployed' {
    const { career, type } = this;
    if (type === 'unemployed') return 'unemployed';
    if (type === 'working') return jobOf(career);
    const specialization = this.specializations.value?.find(({ id }) => id === career.specializationId)?.name ?? null;
    return { type, courseId: career.courseId, courseName: this.#courseName ?? null, specializationId: career.specializationId, specialization };
  }

  get #courseName(): string | undefined {
    return this.lists.value?.courses.find(({ id }) => id === this.career.courseId)?.name;
  }
}
