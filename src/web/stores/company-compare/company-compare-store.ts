import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import type { CompanySummary } from '#core/companies/company.ts';
import { mostComparedCompanies, type CompanyComparison } from '#core/company-compare/company-comparison.ts';
import type { CompanyComparisons } from '#core/company-compare/company-comparisons.ts';
import { SuggestionStore, type Suggestion } from '../forms/suggestion-store.ts';
import { Request } from '../requests/request.ts';

const mostOffered = 5;

interface AskedCompanies {
  readonly urlNames: readonly string[];
  /** True if more were requested than are compared. */
  readonly isOverfull: boolean;
}

/** Up to four companies side by side. */
export class CompanyCompareStore {
  urlNames: readonly string[] = [];
  isOverfull = false;
  readonly comparison: Request<CompanyComparison, [urlNames: readonly string[]]>;
  /** Most reviewed companies, offered by default. */
  readonly usual: Request<readonly CompanySummary[]>;
  readonly field: SuggestionStore;
  readonly #companies: Companies;
  #compared = '';

  constructor(comparisons: CompanyComparisons, companies: Companies, clock: Clock) {
    this.#companies = companies;
    this.comparison = new Request((urlNames) => comparisons.compare(urlNames));
    this.usual = new Request(async () => (await companies.list(everyCompany, null, mostOffered + mostComparedCompanies)).items);
    this.field = new SuggestionStore(async (text) => this.#suggested(text), clock, { leastLetters: 0, isFirstOffered: true });
    makeAutoObservable(this, { urlNames: observableRef, comparison: false, usual: false, field: false });
  }

  async show({ urlNames, isOverfull }: AskedCompanies): Promise<void> {
    // One that was added is among the names before its URL does, so these do not say what is compared.
    const isShown = this.comparison.state.status === 'SUCCESS' && urlNames.join() === this.#compared;
    this.#compared = urlNames.join();
    this.urlNames = urlNames;
    this.isOverfull = isOverfull;
    if (urlNames.length === 0) this.comparison.forget();
    const wantsUsual = urlNames.length < 2 && this.usual.value === undefined;
    await Promise.all([urlNames.length === 0 || isShown ? undefined : this.comparison.renew(urlNames), wantsUsual ? this.usual.send() : undefined]);
  }

  get isFull(): boolean {
    return this.urlNames.length >= mostComparedCompanies;
  }

  /** Most reviewed companies not compared yet. */
  get offers(): readonly CompanySummary[] {
    return this.#free(this.usual.value ?? []);
  }

  /** Adds a company and offers the next while one is alone. */
  add(urlName: string): readonly string[] {
    if (!this.urlNames.includes(urlName) && !this.isFull) this.urlNames = [...this.urlNames, urlName];
    this.field.settle('');
    if (this.urlNames.length < 2) this.field.offer();
    return this.urlNames;
  }

  async addTyped(): Promise<readonly string[] | undefined> {
    if (this.field.text.trim() === '') {
      this.field.offer();
      return undefined;
    }
    const meant = await this.field.take();
    return meant && this.add(meant.id);
  }

  async #suggested(text: string): Promise<readonly Suggestion[]> {
    const asked = async () => (await this.#companies.list({ ...everyCompany, name: text }, null, mostOffered + mostComparedCompanies)).items;
    const found = text === '' && this.usual.value ? this.usual.value : await asked();
    return this.#free(found).map(({ urlName, name, industry }) => ({ id: urlName, label: name, detail: industry }));
  }

  #free(companies: readonly CompanySummary[]): readonly CompanySummary[] {
    return companies.filter(({ urlName }) => !this.urlNames.includes(urlName)).slice(0, mostOffered);
  }
}
