import { makeAutoObservable } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import { Request } from '../requests/request.ts';

export class CompanyStore {
  urlName = '';
  readonly header: Request<CompanyHeader, [urlName: string]>;

  constructor(companies: Companies) {
    this.header = new Request((urlName) => companies.header(urlName));
    makeAutoObservable(this, { header: false });
  }

  /** Opens a company unless already open or unnamed. */
  async open(urlName: string | undefined): Promise<void> {
    if (this.urlName === urlName && this.header.state.status === 'SUCCESS') return;
    this.urlName = urlName ?? '';
    if (urlName) await this.header.send(urlName);
  }

  /** Name from the answer, never guessed from the URL. */
  get name(): string | undefined {
    return this.header.value?.name;
  }

  get isMissing(): boolean {
    return this.urlName === '' || this.header.isMissing;
  }
}
