import { makeAutoObservable, observableRef } from 'mobx';
import type { AdministeredCompanies, AdministeredCompany } from '#core/administration/administered-companies.ts';
import { tidiedCompany, type CompanyForm } from '#core/administration/company-form.ts';
import { mergeOutline, type MergeOutline } from '#core/administration/merge-outline.ts';
import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';
import { CompanyPlaces, type PlacedProblems } from './company-places.ts';
import { Editor } from './editor.ts';
import { MergeTarget } from './merge-target.ts';

const blank: CompanyForm = { name: '', website: '', city: '', industry: '' };

/** List of companies, to which one is added and in which two are merged. */
export class CompanyEditorStore {
  readonly list: Pages<AdministeredCompany>;
  readonly editor: Editor<AdministeredCompany, CompanyForm, PlacedProblems>;
  readonly places: CompanyPlaces;
  readonly target: MergeTarget;
  readonly outlining: Request<MergeOutline, [company: AdministeredCompany]>;
  readonly merging: Request<AdministeredCompany, [from: AdministeredCompany, intoId: string]>;
  search = '';
  leaving: AdministeredCompany | undefined = undefined;

  constructor(companies: AdministeredCompanies, pages: Companies, lists: ReferenceLists, clock: Clock, names: ListNames) {
    this.list = new Pages((after) => companies.list(this.search, after));
    this.editor = new Editor({
      blank,
      idOf: ({ companyId }) => companyId,
      formOf: ({ name, website, city, industry }) => ({ name, website, city, industry }),
      problemsOf: (form) => this.places.problemsOf(form),
      add: (form) => companies.add(form),
      change: () => Promise.reject(new Error('A company is changed on its own page.')),
      tidied: tidiedCompany,
      named: async (form) => (await companies.list(form.name)).items,
      read: async () => {
        await this.list.open();
        return this.list.items;
      },
      look: () => this.places.look(),
    });
    this.places = new CompanyPlaces(lists, clock, this.editor, names);
    this.target = new MergeTarget(companies, clock);
    this.outlining = new Request(async ({ companyId, urlName }) =>
      mergeOutline(...(await Promise.all([companies.countsOf(companyId), pages.header(urlName), pages.facts(urlName)]))),
    );
    this.merging = new Request(({ companyId, version }, intoId) => companies.merge(companyId, version, intoId));
    makeAutoObservable(this, { list: false, editor: false, outlining: false, merging: false, places: false, target: false, leaving: observableRef });
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
    this.target.begin(company.companyId);
    this.merging.forget();
    await this.outlining.send(company);
  }

  endMerge(): void {
    this.leaving = undefined;
  }

  async merge(): Promise<boolean> {
    const { intoId } = this.target;
    if (!this.leaving || intoId === undefined) return false;
    const outcome = await this.merging.send(this.leaving, intoId);
    if (outcome.status !== 'SUCCESS') return false;
    this.endMerge();
    await this.list.open();
    return true;
  }
}
