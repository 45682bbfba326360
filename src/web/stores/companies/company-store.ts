import { makeAutoObservable } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFacts, CompanyHeader } from '#core/companies/company.ts';
import { Request } from '../requests/request.ts';

/** One company's page: its header and its basic facts. */
export class CompanyStore {
  urlName = '';
  readonly header: Request<CompanyHeader, [urlName: string]>;
  readonly facts: Request<CompanyFacts, [urlName: string]>;

  constructor(companies: Companies) {
    this.header = new Request((urlName) => companies.header(urlName));
    this.facts = new Request((urlName) => companies.facts(urlName));
    makeAutoObservable(this, { header: false, facts: false });
  }

  /** Opens a company's page. The one that is open already is left as it is; a URL that names none opens nothing. */
  async open(urlName: string | undefined): Promise<void> {
    if (this.urlName === urlName && this.header.state.status === 'SUCCESS') return;
    this.urlName = urlName ?? '';
    if (!urlName) return;
    await Promise.all([this.header.send(urlName), this.facts.send(urlName)]);
  }

  /** Its name, once either answer has it: what its URL spells is none. */
  get name(): string | undefined {
    return (this.header.value ?? this.facts.value)?.name;
  }

  /** Whether there is no such company. */
  get isMissing(): boolean {
    return this.urlName === '' || this.header.isMissing;
  }
}
