import { makeAutoObservable, observableRef } from 'mobx';
import type { AdministeredCompanies, AdministeredCompany } from '#core/administration/administered-companies.ts';
import { companyProblems, tidiedCompany, type CompanyForm } from '#core/administration/company-form.ts';
import { mergeOutline, type MergeOutline } from '#core/administration/merge-outline.ts';
import type { Companies } from '#core/companies/companies.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';
import { Editor } from './editor.ts';

const blank: CompanyForm = { name: '', website: '', city: '', industry: '' };

export class CompanyEditorStore {
  readonly list: Pages<AdministeredCompany>;
  readonly editor: Editor<AdministeredCompany, CompanyForm, ReturnType<typeof companyProblems>>;
  readonly outlining: Request<MergeOutline, [company: AdministeredCompany]>;
  readonly targets: Request<readonly AdministeredCompany[], [search: string]>;
  readonly merging: Request<AdministeredCompany, [from: AdministeredCompany, intoId: string]>;
  search = '';
  leaving: AdministeredCompany | undefined = undefined;
  intoId = '';

  constructor(companies: AdministeredCompanies, pages: Companies) {
    this.list = new Pages((after) => companies.list(this.search, after));
    this.editor = new Editor({
      blank,
      idOf: ({ companyId }) => companyId,
      formOf: ({ name, website, city, industry }) => ({ name, website, city, industry }),
      problemsOf: companyProblems,
      add: (form) => companies.add(form),
      change: ({ companyId, version }, form) => companies.change(companyId, version, form),
      tidied: tidiedCompany,
      named: async (form) => (await companies.list(form.name)).items,
      read: async () => {
        await this.list.open();
        return this.list.items;
      },
    });
    this.outlining = new Request(async ({ companyId, urlName }) =>
      mergeOutline(...(await Promise.all([companies.countsOf(companyId), pages.header(urlName), pages.facts(urlName)]))),
    );
    this.targets = new Request(async (search) => (await companies.list(search)).items);
    this.merging = new Request(({ companyId, version }, intoId) => companies.merge(companyId, version, intoId));
    makeAutoObservable(this, { list: false, editor: false, outlining: false, merging: false, targets: false, leaving: observableRef });
  }

  async open(): Promise<void> {
    if (this.list.state.status !== 'SUCCESS') await this.list.open();
  }

  async find(search: string): Promise<void> {
    this.search = search;
    await this.list.open();
  }

  async beginMerge(company: AdministeredCompany): Promise<void> {
    this.leaving = company;
    this.intoId = '';
    this.merging.forget();
    await Promise.all([this.outlining.send(company), this.findTarget('')]);
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
}
