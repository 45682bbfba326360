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

/** Sources in which the company of a contribution is looked for. */
interface CompanySources {
  readonly lists: Pick<ReferenceLists, 'suggestCompanies'>;
  readonly search: Pick<Search, 'suggest'>;
  readonly clock: Clock;
}

/** The company of a contribution: chosen out of the list, or typed in after those called nearly so were offered. */
export class CompanyChoice {
  readonly field: ChosenField;
  /** The companies of the list that are called nearly as what was typed. */
  readonly looking: Request<readonly Suggestion[], [name: string]>;
  readonly #form: FormWith<CompanyFields>;
  /** Fetches the rule of typed companies, which only those who type one need. */
  readonly ruling: Request<(typed: TypedCompany) => TypedCompanyProblems>;
  /** The name for which those were looked for. */
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

  /** The name as it was typed, also where one that is called nearly so was taken for it. */
  get name(): string {
    return this.isAlike ? this.looked : this.field.store.text.trim();
  }

  /** The one of the list that is chosen. */
  get chosenId(): string {
    return this.field.isUnchosen ? '' : this.#form.draft.fields.companyUrlName;
  }

  /** Tells whether one that is called nearly so was taken for what was typed. */
  get isAlike(): boolean {
    return this.alike.some(({ id }) => id === this.chosenId);
  }

  get city(): string {
    return this.#form.draft.fields.companyCity;
  }

  /** Tells whether the text of the field is not in the list. */
  get isUnlisted(): boolean {
    const { isUnlisted, isUnchosen, store } = this.field;
    return this.isTyped || isUnlisted || (isUnchosen && store.isAnswered && store.options.length === 0);
  }

  /** Tells whether its author has said that it is none of the list. */
  get isTyped(): boolean {
    return typedCompanyIn(this.#form.draft.fields) !== undefined && !this.field.isUnchosen;
  }

  get alike(): readonly Suggestion[] {
    return this.looking.value ?? [];
  }

  get problems(): TypedCompanyProblems {
    return this.ruling.value?.({ name: this.name, city: this.city }) ?? {};
  }

  /** Asks once for each name what is called nearly so. An empty list would lie over what is offered. */
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

  /** Takes what is in the field as the name of a company that is none of the list. */
  add(): void {
    this.#form.type({ companyUrlName: '', companyName: this.name, companyCity: this.city.trim() });
    this.field.settle();
  }

  typeCity(city: string): void {
    this.#form.type({ companyCity: city });
  }
}
