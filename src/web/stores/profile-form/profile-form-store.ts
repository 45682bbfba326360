import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { AdministeredProfile, AdministeredProfiles, ProfileForm } from '#core/company-profiles/administered-profiles.ts';
import type { CollageTemplate } from '#core/company-profiles/company-profile.ts';
import { profileFormProblems } from '#core/company-profiles/profile-form.ts';
import {
  blankItem,
  profileFormOf,
  saidCollages,
  typedProfileOf,
  type CollageForm,
  type ListedSection,
  type ProfileItem,
  type TypedProfile,
} from '#core/company-profiles/typed-profile.ts';
import { differsIn, withSection, type ProfileSection } from '#core/company-profiles/profile-sections.ts';
import type { ProfileProblem } from '#core/company-profiles/profile-problems.ts';
import type { Failure } from '#core/failure.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import { photoProblem } from '#core/profile/photo-file.ts';
import { isNotThere, Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { CompanyBasicsStore } from './company-basics-store.ts';

export type SentPictureProblem = 'large' | 'no-picture' | 'failed';

/** Company page as an administrator edits it, section by section. Input survives every answer of the server. */
export class ProfileFormStore {
  form: TypedProfile | undefined = undefined;
  company: AdministeredProfile | undefined = undefined;
  tried: ReadonlySet<ProfileSection> = new Set();
  /** Section sent last, which shows what came of it. */
  sent: ProfileSection | undefined = undefined;
  refused: { readonly path: string; readonly problem: SentPictureProblem } | undefined = undefined;
  sendingTo: string | undefined = undefined;
  readonly reading: Request<AdministeredProfile, [companyId: string]>;
  readonly saving: Request<AdministeredProfile, [known: AdministeredProfile, form: ProfileForm]>;
  readonly sending: Request<string, [companyId: string, file: Uint8Array<ArrayBuffer>]>;
  #companyId = '';
  readonly #basics: CompanyBasicsStore;
  readonly #clock: Clock;
  readonly #session: SessionStore;

  constructor(profiles: AdministeredProfiles, basics: CompanyBasicsStore, session: SessionStore, clock: Clock) {
    this.#basics = basics;
    this.reading = new Request((companyId) => profiles.at(companyId));
    this.saving = new Request(({ companyId, version }, form) => profiles.replace(companyId, version, form));
    this.sending = new Request((companyId, file) => profiles.addPicture(companyId, file));
    this.#session = session;
    this.#clock = clock;
    makeAutoObservable(this, {
      reading: false,
      saving: false,
      sending: false,
      form: observableRef,
      company: observableRef,
      tried: observableRef,
      refused: observableRef,
    });
  }

  get mayAdminister(): boolean {
    return mayAdminister(this.#session.member?.role);
  }

  /** True where the session cannot be determined. */
  get isAway(): boolean {
    return this.#session.isOutOfReach;
  }

  get isMissing(): boolean {
    return isNotThere(this.reading.state);
  }

  /** Loads a company's page without losing unsaved input. */
  async open(companyId = this.#companyId): Promise<void> {
    if (this.#companyId !== companyId) this.form = undefined;
    this.#companyId = companyId;
    if (!this.mayAdminister || this.form || companyId === '') return;
    const [outcome] = await Promise.all([this.reading.send(companyId), this.#basics.open(companyId)]);
    if (outcome.status !== 'SUCCESS') return;
    runInAction(() => {
      this.company = outcome.value;
      this.form = typedProfileOf(outcome.value);
      this.tried = new Set();
    });
  }

  /** Problems by field path, in sections whose saving was tried. */
  get problems(): Readonly<Record<string, ProfileProblem>> {
    return this.#attempt && this.tried.size > 0 ? this.#problemsOf(this.#attempt) : {};
  }

  isChanged(section: ProfileSection): boolean {
    return this.form !== undefined && this.company !== undefined && differsIn(section, typedProfileOf(this.company), this.form);
  }

  collagePath(template: CollageTemplate): string {
    return `profile.lifeAtCompany.${this.#attempt ? saidCollages(this.#attempt).indexOf(template) : -1}`;
  }

  type(change: Partial<TypedProfile>): void {
    if (!this.form) return;
    this.form = { ...this.form, ...change };
  }

  add(section: ListedSection): void {
    this.#list(section, (items) => [...items, blankItem(section)]);
  }

  remove(section: ListedSection, at: number): void {
    this.#list(section, (items) => items.toSpliced(at, 1));
  }

  lift(section: ListedSection, at: number): void {
    this.#list(section, (items) => {
      const item = items[at];
      return item && at > 0 ? items.toSpliced(at, 1).toSpliced(at - 1, 0, item) : items;
    });
  }

  typeItem(section: ListedSection, at: number, change: ProfileItem): void {
    this.#list(section, (items) => items.map((item, place) => (place === at ? { ...item, ...change } : item)));
  }

  typeCollage(template: CollageTemplate, change: Partial<CollageForm>): void {
    if (this.form) this.type({ collages: { ...this.form.collages, [template]: { ...this.form.collages[template], ...change } } });
  }

  /** Answers the picture's URL, undefined where refused. */
  async send(path: string, file: Uint8Array<ArrayBuffer>, type: string): Promise<string | undefined> {
    const problem = photoProblem({ size: file.length, type });
    this.refused = problem && { path, problem };
    if (problem) return undefined;
    this.sendingTo = path;
    const outcome = await this.sending.send(this.#companyId, file);
    runInAction(() => {
      this.sendingTo = undefined;
      if (outcome.status === 'FAILURE') this.refused = { path, problem: pictureProblemIn(outcome.failure) };
    });
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  }

  /** Saves one section over what the page says now, leaving what was typed in others. */
  async save(section: ProfileSection): Promise<boolean> {
    this.tried = new Set(this.tried).add(section);
    this.sent = section;
    this.saving.forget();
    const { company, form } = this;
    if (!company || !form) return false;
    const page = withSection(typedProfileOf(company), form, section);
    if (Object.keys(this.#problemsOf(page)).length > 0) return false;
    const outcome = await this.saving.send(company, profileFormOf(page));
    if (outcome.status === 'SUCCESS') this.#take(section, outcome.value);
    if (outcome.status === 'FAILURE' && outcome.failure.code === 'CHANGED_MEANWHILE') await this.#readAgain();
    return outcome.status === 'SUCCESS';
  }

  /** Page as it is stored, with the sections whose saving was tried. */
  get #attempt(): TypedProfile | undefined {
    const { form, company } = this;
    return form && company && [...this.tried].reduce((page, section) => withSection(page, form, section), typedProfileOf(company));
  }

  #problemsOf(page: TypedProfile): Readonly<Record<string, ProfileProblem>> {
    return profileFormProblems(profileFormOf(page), new Date(this.#clock.now()).getFullYear());
  }

  #take(section: ProfileSection, company: AdministeredProfile): void {
    runInAction(() => {
      this.company = company;
      if (this.form) this.form = withSection(this.form, typedProfileOf(company), section);
      this.tried = new Set([...this.tried].filter((other) => other !== section));
    });
  }

  async #readAgain(): Promise<void> {
    const outcome = await this.reading.renew(this.#companyId);
    if (outcome.status === 'SUCCESS') runInAction(() => (this.company = outcome.value));
  }

  #list(section: ListedSection, change: (items: readonly ProfileItem[]) => readonly ProfileItem[]): void {
    if (this.form) this.type({ lists: { ...this.form.lists, [section]: change(this.form.lists[section]) } });
  }
}

function pictureProblemIn({ kind, code }: Failure): SentPictureProblem {
  if (code === 'PICTURE_TOO_LARGE' || code === 'TOO_LARGE') return 'large';
  return kind === 'invalid' ? 'no-picture' : 'failed';
}
