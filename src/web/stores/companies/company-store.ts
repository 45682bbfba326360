import { makeAutoObservable } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import { Request } from '../requests/request.ts';

/** The head of one company's pages. */
export class CompanyStore {
  urlName = '';
  readonly header: Request<CompanyHeader, [urlName: string]>;

  constructor(companies: Companies) {
    this.header = new Request((urlName) => companies.header(urlName));
    makeAutoObservable(this, { header: false });
  }

  /** Opens a company's page. The one that is open already is left as it is; a URL that names none opens nothing. */
  async open(urlName: string | undefined): Promise<void> {
    if (this.urlName === urlName && this.header.state.status === 'SUCCESS') return;
    this.urlName = urlName ?? '';
    if (urlName) await this.header.send(urlName);
  }

  /** Its name, once the answer has it: what its URL spells is none. */
  get name(): string | undefined {
    return this.header.value?.name;
  }

  /** Whether there is no such company. */
  get isMissing(): boolean {
    return this.urlName === '' || this.header.isMissing;
  }
}
