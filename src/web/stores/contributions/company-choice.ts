import { makeAutoObservable } from 'mobx';
import { mostNamedAlike } from '#core/typed-companies/typed-companies.ts';
import type { TypedCompany, TypedCompanyProblems } from '#core/typed-companies/typed-company.ts';
import type { Clock } from '#core/clock.ts';
import { typedCompanyIn, type CompanyFields } from '#core/contributions/company-fields.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { answeredCompany } from '#core/search/answered-company.ts';
import type { Search } from '#core/search/search.ts';
import { ChosenField } from '../forms/chosen-field.ts';
import type { Suggestion } from '../forms/suggestion-store.ts';
import { Request } from '../requests/request.ts';
import type { FormWith } from './job-fields.ts';

interface CompanySources {
  readonly lists: Pick<ReferenceLists, 'suggestCompanies'>;
  readonly search: Pick<Search, 'suggest'>;
  readonly clock: Clock;
}

/** Company chosen from the list, or typed in after similar names were offered. */
export class CompanyChoice {
  readonly field: ChosenField;
  readonly looking: Request<readonly Suggestion[], [name: string]>;
  readonly #form: FormWith<CompanyFields>;
  /** Loads the rule for typed-in companies on demand. */
  readonly ruling: Request<(typed: TypedCompany) => TypedCompanyProblems>;
  looked = '';

  constructor(form: FormWith<CompanyFields>, { lists, search, clock }: CompanySources) {
    this.#form = form;
    this.field = new ChosenField(
      async (text) => (await lists.suggestCompanies(text)).map(({ urlName, name, industry }) => ({ id: urlName, label: name, detail: industry.name })),
      clock,
      {
        shown: () => form.draft.fields.companyName,
        choose: (company) => form.type({ companyUrlName: company?.id ?? '', companyName: company?.label ?? '', companyCity: '' }),
        isNamed: true,
      },
    );
    this.looking = new Request(async (name) => {
      const { items } = await search.suggest(name);
      const found = items.flatMap((item) => {
        const id = answeredCompany(item);
        return id === undefined ? [] : [{ id, label: item.title, detail: item.hint }];
      });
      return found.slice(0, mostNamedAlike);
    });
    this.ruling = new Request(
      async () => (await import(/* webpackChunkName: "typed-company" */ '#core/typed-companies/typed-company.ts')).typedCompanyProblems,
    );
    makeAutoObservable(this, { field: false, looking: false, ruling: false });
  }

  /** Name as typed, even where a similar company was chosen. */
  get name(): string {
    return this.isAlike ? this.looked : this.field.store.text.trim();
  }

  get chosenId(): string {
    return this.field.isUnchosen ? '' : this.#form.draft.fields.companyUrlName;
  }

  get isAlike(): boolean {
    return this.alike.some(({ id }) => id === this.chosenId);
  }

  get city(): string {
    return this.#form.draft.fields.companyCity;
  }

  get isUnlisted(): boolean {
    const { isUnlisted, isUnchosen, store } = this.field;
    return this.isTyped || isUnlisted || (isUnchosen && store.isAnswered && store.options.length === 0);
  }

  /** True once the author confirmed an unlisted company. */
  get isTyped(): boolean {
    return typedCompanyIn(this.#form.draft.fields) !== undefined && !this.field.isUnchosen;
  }

  get alike(): readonly Suggestion[] {
    return this.looking.value ?? [];
  }

  get problems(): TypedCompanyProblems {
    return this.ruling.value?.({ name: this.name, city: this.city }) ?? {};
  }

  /** Searches once for each name, closing an empty list that would cover the offers. */
  async look(): Promise<void> {
    const { name } = this;
    const { store } = this.field;
    const isAnother = name !== this.looked;
    this.looked = name;
    void this.ruling.sendOnce();
    await (isAnother && this.looking.send(name));
    if (this.isUnlisted && store.options.length === 0) store.close();
  }

  choose(company: Suggestion): void {
    this.field.choose(company);
    this.field.settle();
  }

  add(): void {
    this.#form.type({ companyUrlName: '', companyName: this.name, companyCity: this.city.trim() });
    this.field.settle();
  }

  typeCity(city: string): void {
    this.#form.type({ companyCity: city });
  }
}
