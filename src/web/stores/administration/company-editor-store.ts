import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AdministeredCompanies, AdministeredCompany, MergeCounts } from '#core/administration/administered-companies.ts';
import { companyProblems, type CompanyField, type CompanyForm, type CompanyProblem } from '#core/administration/company-form.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

const blank: CompanyForm = { name: '', website: '', city: '', industry: '' };

/** The companies of this installation, the one that is being said anew, and the one that goes into another. The form keeps all that was typed. */
export class CompanyEditorStore {
  readonly list: Pages<AdministeredCompany>;
  readonly saving: Request<AdministeredCompany, [form: CompanyForm]>;
  readonly counting: Request<MergeCounts, [companyId: string]>;
  /** The companies that another may go into, by a part of their name. */
  readonly targets: Request<readonly AdministeredCompany[], [search: string]>;
  readonly merging: Request<AdministeredCompany, [from: AdministeredCompany, intoId: string]>;
  search = '';
  form: CompanyForm = blank;
  edited: AdministeredCompany | undefined = undefined;
  isOpen = false;
  hasTried = false;
  /** Set where another administrator changed the company meanwhile: how it stands now. */
  theirs: AdministeredCompany | undefined = undefined;
  /** The company that is to go into another. */
  leaving: AdministeredCompany | undefined = undefined;
  intoId = '';

  constructor(companies: AdministeredCompanies) {
    this.list = new Pages((after) => companies.list(this.search, after));
    this.saving = new Request((form) => (this.edited ? companies.change(this.edited.companyId, this.edited.version, form) : companies.add(form)));
    this.counting = new Request((companyId) => companies.countsOf(companyId));
    this.targets = new Request(async (search) => (await companies.list(search)).items);
    this.merging = new Request(({ companyId, version }, intoId) => companies.merge(companyId, version, intoId));
    const refs = { form: observableRef, edited: observableRef, theirs: observableRef, leaving: observableRef };
    makeAutoObservable(this, { list: false, saving: false, counting: false, merging: false, targets: false, ...refs });
  }

  get problems(): Partial<Record<CompanyField, CompanyProblem>> {
    return this.hasTried ? companyProblems(this.form) : {};
  }

  get isTaken(): boolean {
    const { state } = this.saving;
    return state.status === 'FAILURE' && state.failure.code === 'NAME_TAKEN';
  }

  async open(): Promise<void> {
    if (this.list.state.status !== 'SUCCESS') await this.list.open();
  }

  async find(search: string): Promise<void> {
    this.search = search;
    await this.list.open();
  }

  begin(company?: AdministeredCompany): void {
    this.edited = company;
    this.form = company ? { name: company.name, website: company.website, city: company.city, industry: company.industry } : blank;
    this.isOpen = true;
    this.hasTried = false;
    this.theirs = undefined;
    this.saving.forget();
  }

  type(change: Partial<CompanyForm>): void {
    this.form = { ...this.form, ...change };
    if (this.isTaken) this.saving.forget();
  }

  cancel(): void {
    this.isOpen = false;
  }

  /** Saves what was typed, and answers whether it was taken. */
  async save(): Promise<boolean> {
    this.hasTried = true;
    if (Object.keys(companyProblems(this.form)).length > 0) return false;
    const outcome = await this.saving.send(this.form);
    if (outcome.status === 'SUCCESS') {
      await this.list.open();
      runInAction(() => (this.isOpen = false));
      return true;
    }
    if (outcome.status === 'FAILURE' && outcome.failure.code === 'CHANGED_MEANWHILE') await this.#readTheirs();
    return false;
  }

  /** Takes a company as it is now, where something was changed beside the form. */
  async take(company: AdministeredCompany): Promise<void> {
    if (this.edited?.companyId === company.companyId) this.edited = company;
    await this.list.open();
  }

  /** Asks what would move, before it does. */
  async beginMerge(company: AdministeredCompany): Promise<void> {
    this.leaving = company;
    this.intoId = '';
    this.merging.forget();
    await Promise.all([this.counting.send(company.companyId), this.findTarget('')]);
  }

  async findTarget(search: string): Promise<void> {
    this.choose('');
    await this.targets.send(search);
  }

  choose(intoId: string): void {
    this.intoId = intoId;
  }

  endMerge(): void {
    this.leaving = undefined;
  }

  async merge(): Promise<boolean> {
    if (!this.leaving || this.intoId === '') return false;
    const outcome = await this.merging.send(this.leaving, this.intoId);
    if (outcome.status !== 'SUCCESS') return false;
    this.endMerge();
    await this.list.open();
    return true;
  }

  async #readTheirs(): Promise<void> {
    await this.list.open();
    const now = this.list.items.find(({ companyId }) => companyId === this.edited?.companyId);
    runInAction(() => {
      this.theirs = now;
      this.edited = now ?? this.edited;
    });
  }
}
