import type { AdministeredCompanies, AdministeredCompany } from '#core/administration/administered-companies.ts';
import type { CompanyForm } from '#core/administration/company-form.ts';
import { refusalProblem, type TypedCompanies, type WaitingCompany } from '#core/typed-companies/typed-companies.ts';
import { existing, Failure } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

/** Typed companies, beside those of the list. */
export class FakeTypedCompanies implements TypedCompanies {
  items: readonly WaitingCompany[];
  readonly settled: string[] = [];
  readonly #companies: Pick<AdministeredCompanies, 'add' | 'list'>;

  constructor(companies: Pick<AdministeredCompanies, 'add' | 'list'>, items: readonly WaitingCompany[] = []) {
    this.#companies = companies;
    this.items = items;
  }

  async list(after?: string | null, pageSize?: number): Promise<Page<WaitingCompany>> {
    const rank = ({ refusal, name }: WaitingCompany) => `${refusal === null ? 0 : 1} ${name}`;
    return pageOf(
      this.items.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)),
      ({ typedId }) => typedId,
      after,
      pageSize,
    );
  }

  async letIn(typedId: string, form: CompanyForm): Promise<AdministeredCompany> {
    this.#waiting(typedId);
    const made = await this.#companies.add(form);
    this.#settle(typedId);
    return made;
  }

  async mergeInto(typedId: string, companyId: string): Promise<AdministeredCompany> {
    this.#waiting(typedId);
    const { items } = await this.#companies.list('', null, 50);
    const into = existing(items.find((company) => company.companyId === companyId));
    this.#settle(typedId);
    return into;
  }

  async refuse(typedId: string, reason: string): Promise<WaitingCompany> {
    if (refusalProblem(reason)) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const refused = { ...this.#waiting(typedId), refusal: reason.trim() };
    this.items = this.items.map((company) => (company.typedId === typedId ? refused : company));
    return refused;
  }

  #waiting(typedId: string): WaitingCompany {
    if (this.settled.includes(typedId)) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    return existing(this.items.find((company) => company.typedId === typedId));
  }

  #settle(typedId: string): void {
    this.settled.push(typedId);
    this.items = this.items.filter((company) => company.typedId !== typedId);
  }
}
