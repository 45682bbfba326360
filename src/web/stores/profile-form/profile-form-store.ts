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
import type { ProfileProblem } from '#core/company-profiles/profile-problems.ts';
import type { Failure } from '#core/failure.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import { photoProblem } from '#core/profile/photo-file.ts';
import { isNotThere, Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export type SentPictureProblem = 'large' | 'no-picture' | 'failed';

/** Company page as an administrator edits it. Input survives every answer of the server. */
export class ProfileFormStore {
  form: TypedProfile | undefined = undefined;
  hasTried = false;
  isSaved = false;
  refused: { readonly path: string; readonly problem: SentPictureProblem } | undefined = undefined;
  sendingTo: string | undefined = undefined;
  readonly reading: Request<AdministeredProfile, [companyId: string]>;
  readonly saving: Request<AdministeredProfile, [known: AdministeredProfile, form: ProfileForm]>;
  readonly sending: Request<string, [companyId: string, file: Uint8Array<ArrayBuffer>]>;
  #known: AdministeredProfile | undefined = undefined;
  #companyId = '';
  readonly #clock: Clock;
  readonly #session: SessionStore;

  constructor(profiles: AdministeredProfiles, session: SessionStore, clock: Clock) {
    this.reading = new Request((companyId) => profiles.at(companyId));
    this.saving = new Request(({ companyId, version }, form) => profiles.replace(companyId, version, form));
    this.sending = new Request((companyId, file) => profiles.addPicture(companyId, file));
    this.#session = session;
    this.#clock = clock;
    makeAutoObservable(this, { reading: false, saving: false, sending: false, form: observableRef, refused: observableRef });
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

  get company(): AdministeredProfile | undefined {
    return this.reading.value;
  }

  /** Loads a company's page without losing unsaved input. */
  async open(companyId = this.#companyId): Promise<void> {
    if (this.#companyId !== companyId) this.form = undefined;
    this.#companyId = companyId;
    if (!this.mayAdminister || this.form || companyId === '') return;
    const outcome = await this.reading.send(companyId);
    if (outcome.status === 'SUCCESS') this.#stand(outcome.value);
  }

  /** Problems by field path, after a first attempt. */
  get problems(): Readonly<Record<string, ProfileProblem>> {
    return this.hasTried && this.form ? profileFormProblems(profileFormOf(this.form), new Date(this.#clock.now()).getFullYear()) : {};
  }

  collagePath(template: CollageTemplate): string {
    return `profile.lifeAtCompany.${this.form ? saidCollages(this.form).indexOf(template) : -1}`;
  }

  type(change: Partial<TypedProfile>): void {
    if (!this.form) return;
    this.form = { ...this.form, ...change };
    this.isSaved = false;
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

  /** Answers whether it was saved. After a conflict, saving again overwrites the other version. */
  async save(): Promise<boolean> {
    this.hasTried = true;
    if (!this.form || !this.#known || Object.keys(this.problems).length > 0) return false;
    const outcome = await this.saving.send(this.#known, profileFormOf(this.form));
    if (outcome.status === 'SUCCESS') {
      this.#stand(outcome.value);
      runInAction(() => (this.isSaved = true));
      return true;
    }
    if (outcome.status === 'FAILURE' && outcome.failure.code === 'CHANGED_MEANWHILE') await this.#readAgain();
    return false;
  }

  async #readAgain(): Promise<void> {
    const outcome = await this.reading.send(this.#companyId);
    if (outcome.status === 'SUCCESS') this.#known = outcome.value;
  }

  #stand(known: AdministeredProfile): void {
    runInAction(() => {
      this.#known = known;
      this.form = typedProfileOf(known);
      this.hasTried = false;
    });
  }

  #list(section: ListedSection, change: (items: readonly ProfileItem[]) => readonly ProfileItem[]): void {
    if (this.form) this.type({ lists: { ...this.form.lists, [section]: change(this.form.lists[section]) } });
  }
}

function pictureProblemIn({ kind, code }: Failure): SentPictureProblem {
  if (code === 'PICTURE_TOO_LARGE' || code === 'TOO_LARGE') return 'large';
  return kind === 'invalid' ? 'no-picture' : 'failed';
}
