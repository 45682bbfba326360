import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AdministeredCompanies, AdministeredCompany } from '#core/administration/administered-companies.ts';
import type { Failure } from '#core/failure.ts';
import { photoProblem } from '#core/profile/photo-file.ts';
import { Request } from '../requests/request.ts';
import type { CompanyBasicsStore } from './company-basics-store.ts';

export type LogoProblem = 'large' | 'no-picture' | 'failed' | 'not-removed';

/** Logo of the edited company, applied at once and independent of the form. */
export class CompanyLogoStore {
  problem: LogoProblem | undefined = undefined;
  readonly sending: Request<AdministeredCompany, [companyId: string, file: Uint8Array<ArrayBuffer>]>;
  readonly removing: Request<AdministeredCompany, [companyId: string]>;
  readonly #shown: CompanyBasicsStore;

  constructor(companies: AdministeredCompanies, shown: CompanyBasicsStore) {
    this.#shown = shown;
    this.sending = new Request((companyId, file) => companies.showLogo(companyId, file));
    this.removing = new Request((companyId) => companies.removeLogo(companyId));
    makeAutoObservable(this, { problem: observableRef, sending: false, removing: false });
  }

  async send({ companyId }: AdministeredCompany, file: Uint8Array<ArrayBuffer>, type: string): Promise<boolean> {
    this.problem = photoProblem({ size: file.length, type });
    if (this.problem) return false;
    const outcome = await this.sending.send(companyId, file);
    if (outcome.status === 'FAILURE') runInAction(() => (this.problem = problemIn(outcome.failure)));
    return outcome.status === 'SUCCESS' && this.#took(outcome.value);
  }

  async remove({ companyId }: AdministeredCompany): Promise<boolean> {
    this.problem = undefined;
    const outcome = await this.removing.send(companyId);
    if (outcome.status === 'FAILURE') runInAction(() => (this.problem = 'not-removed'));
    return outcome.status === 'SUCCESS' && this.#took(outcome.value);
  }

  async #took(company: AdministeredCompany): Promise<boolean> {
    await this.#shown.take(company);
    return true;
  }
}

function problemIn({ kind, code }: Failure): LogoProblem {
  if (code === 'PICTURE_TOO_LARGE' || code === 'TOO_LARGE') return 'large';
  return kind === 'invalid' ? 'no-picture' : 'failed';
}
