import { makeAutoObservable } from 'mobx';
import type { AdministeredCompanies, AdministeredCompany } from '#core/administration/administered-companies.ts';
import { tidiedCompany, type CompanyForm } from '#core/administration/company-form.ts';
import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { CompanyPlaces, type PlacedProblems } from '../administration/company-places.ts';
import { Editor } from '../administration/editor.ts';
import { Request } from '../requests/request.ts';

const blank: CompanyForm = { name: '', website: '', city: '', industry: '' };

/** Name, website, city and industry of one company, saved apart from the rest of its page. */
export class CompanyBasicsStore {
  readonly reading: Request<AdministeredCompany, [companyId: string]>;
  readonly editor: Editor<AdministeredCompany, CompanyForm, PlacedProblems>;
  readonly places: CompanyPlaces;
  #companyId = '';

  constructor(companies: AdministeredCompanies, lists: ReferenceLists, clock: Clock, names: ListNames) {
    this.reading = new Request((companyId) => companies.at(companyId));
    this.editor = new Editor({
      blank,
      idOf: ({ companyId }) => companyId,
      formOf: ({ name, website, city, industry }) => ({ name, website, city, industry }),
      problemsOf: (form) => this.places.problemsOf(form),
      add: () => Promise.reject(new Error('A company is added to the list.')),
      change: ({ companyId, version }, form) => companies.change(companyId, version, form),
      tidied: tidiedCompany,
      named: async () => [await companies.at(this.#companyId)],
      read: async () => {
        await this.reading.renew(this.#companyId);
        return this.company ? [this.company] : [];
      },
      look: () => this.places.look(),
    });
    this.places = new CompanyPlaces(lists, clock, this.editor, names);
    makeAutoObservable(this, { reading: false, editor: false, places: false });
  }

  get company(): AdministeredCompany | undefined {
    return this.reading.value;
  }

  /** Reads the company, without losing what was typed. */
  async open(companyId: string): Promise<void> {
    if (companyId === '' || (companyId === this.#companyId && this.company)) return;
    this.#companyId = companyId;
    const outcome = await this.reading.send(companyId);
    if (outcome.status === 'SUCCESS') this.editor.begin(outcome.value);
  }

  async save(): Promise<boolean> {
    const isSaved = await this.editor.save();
    if (isSaved) this.editor.begin(this.company);
    return isSaved;
  }

  /** Takes what a change of the logo answered. */
  async take(company: AdministeredCompany): Promise<void> {
    await this.editor.take(company);
  }
}
