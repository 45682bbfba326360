import { makeAutoObservable } from 'mobx';
import type { Conduct } from '#core/employer-conduct/conduct.ts';
import type { EmployerConducts } from '#core/employer-conduct/employer-conducts.ts';
import { Request } from '../requests/request.ts';

/** How one employer behaves here. */
export class ConductStore {
  #urlName = '';
  readonly conduct: Request<Conduct, [urlName: string]>;

  constructor(conducts: EmployerConducts) {
    this.conduct = new Request((urlName) => conducts.of(urlName));
    makeAutoObservable(this, { conduct: false });
  }

  /** Reads it for a company. That of the one that is open already is left as it is; a URL that names none asks nothing. */
  async open(urlName: string | undefined): Promise<void> {
    if (!urlName || (this.#urlName === urlName && this.conduct.value)) return;
    this.#urlName = urlName;
    await this.conduct.send(urlName);
  }
}
